import type { FromBrowser, FromServer } from '../messages';

const PING = 25_000;
const PATIENCE = 8_000;
const LONGEST = 8_000;

/** What the store needs of a connection; tests and the replay come without a socket. */
export interface Line {
  send(message: FromBrowser): void;
  /** Asks for everything since the last number. */
  again(): void;
  close(): void;
}

/** One WebSocket that is opened again whenever it breaks, from the last number seen. */
export class Live implements Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private pinging = 0;
  private heard = Date.now();

  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly hear: (message: FromServer) => void,
    private readonly state: (open: boolean) => void,
  ) {
    this.open();
    this.pinging = window.setInterval(() => this.check(), PING);
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.wake);
  }

  send(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  again(): void {
    const socket = this.socket;
    if (!socket || this.closed) return;
    socket.onclose = null;
    socket.close();
    this.lost(socket);
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearInterval(this.pinging);
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.wake);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?since=${this.since()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.state(true);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    this.state(false);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), Math.min(300 * 2 ** this.tries++, LONGEST));
  }

  /** A socket that stays silent after a ping is as good as broken: laptops that slept leave such ones. */
  private check(): void {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.send({ do: 'ping' });
    window.setTimeout(() => {
      if (this.heard >= asked || this.socket !== socket || this.closed) return;
      this.again();
    }, PATIENCE);
  }

  private wake = (): void => {
    if (document.visibilityState !== 'visible' || this.closed) return;
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN) this.check();
    else if (state === WebSocket.CLOSED) {
      window.clearTimeout(this.timer);
      this.open();
    }
  };
}
