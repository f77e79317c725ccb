import type { FromBrowser, FromServer } from '../messages';
import { getOnce, Refused } from './api';

const PING = 25_000;
const PATIENCE = 8_000;
const LONGEST = 8_000; // until the next try
const REFUSED = 60_000; // the same where the server is there and lets nobody in
const STEADY = 5_000; // a line that held so long was a good one

/** What the store needs of a connection; tests and the replay come without a socket. */
export interface Line {
  send(message: FromBrowser): void;
  /** Asks once more for everything that is not here. */
  again(): void;
  close(): void;
}

/** One WebSocket that is opened again whenever it breaks, from the last number seen; the shorter it held, the later. */
export class Live implements Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private pause = 0;
  private pinging = 0;
  private heard = Date.now();
  private opened = 0; // since when the line is open
  private longest = LONGEST;

  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly hear: (message: FromServer) => void,
    private readonly state: (open: boolean) => void,
    /** It is for good that nothing is heard here, and why. */
    private readonly refused: (why: Refused) => void,
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
      this.longest = LONGEST;
      this.opened = this.heard = Date.now();
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
    if (!this.opened) void this.wonder();
    else if (Date.now() - this.opened > STEADY) this.tries = 0;
    this.opened = 0;
    this.later(Math.min(300 * 2 ** this.tries++, this.longest));
  }

  private later(pause: number): void {
    this.pause = pause;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), pause);
  }

  /** A socket that is not let in cannot say why; an ordinary request can. */
  private async wonder(): Promise<void> {
    const why = await getOnce(`/api/tables/${this.table}`).then(() => null, (error: unknown) => error);
    if (this.closed || this.opened) return;
    const said = why instanceof Refused && why.status < 500 && why.code !== 'failed';
    this.longest = said || why === null ? REFUSED : LONGEST;
    if (!said) return;
    if (!why.after) {
      this.close();
      this.refused(why);
    } else if (this.socket?.readyState === WebSocket.CLOSED) this.later(Math.max(why.after * 1000, this.pause));
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
