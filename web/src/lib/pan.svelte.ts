import type { Box } from './hexes';

const SMALL = 760; // pixels: below this a window counts as a phone
const HEX = 62; // pixels a hex has on a phone at least

/** The part of a drawing that is shown, moved by mouse, wheel, fingers and buttons. */
export class Pan {
  view = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  dragged = false;
  private whole: Box = { x: 0, y: 0, w: 1, h: 1 };
  private width = 1;
  private height = 1;
  private points = new Map<number, { x: number; y: number }>();
  private touched = false;

  /** The drawing or the window changed. What the person has moved stays where it is. */
  set(whole: Box, width: number, height: number): void {
    const same = whole.w === this.whole.w && whole.h === this.whole.h && width === this.width && height === this.height;
    if (same || !width || !height) return;
    this.whole = whole;
    this.width = width;
    this.height = height;
    if (!this.touched) this.fit();
  }

  private get scale(): number {
    return Math.max(this.view.w / this.width, this.view.h / this.height);
  }

  fit(): void {
    this.touched = false;
    const { x, y, w, h } = this.whole;
    const scale = Math.max(w / this.width, h / this.height);
    const [shownW, shownH] = [this.width * scale, this.height * scale];
    this.view = { x: x + (w - shownW) / 2, y: y + (h - shownH) / 2, w: shownW, h: shownH };
  }

  /** On a phone: so near that a finger hits a hex, around the middle of these places. */
  near(places: [number, number][]): void {
    if (this.width > SMALL || this.touched || !places.length) return;
    const least = 100 / HEX;
    if (this.scale <= least) return;
    const [w, h] = [this.width * least, this.height * least];
    const xs = places.map((p) => p[0]);
    const ys = places.map((p) => p[1]);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const y = (Math.min(...ys) + Math.max(...ys)) / 2;
    this.view = this.kept({ x: x - w / 2, y: y - h / 2, w, h });
  }

  /** Moves just so far that a place can be seen. */
  reveal([x, y]: [number, number]): void {
    const { w, h } = this.view;
    const inside = x > this.view.x + 50 && x < this.view.x + w - 50 && y > this.view.y + 60 && y < this.view.y + h - 60;
    if (!inside) this.view = this.kept({ x: x - w / 2, y: y - h / 2, w, h });
  }

  zoom(factor: number, at = { x: this.width / 2, y: this.height / 2 }): void {
    this.touched = true;
    const most = Math.max(this.whole.w / this.width, this.whole.h / this.height) * 1.1;
    const scale = Math.min(Math.max(this.scale * factor, 0.35), most);
    const [px, py] = [this.view.x + at.x * this.scale, this.view.y + at.y * this.scale];
    this.view = this.kept({ x: px - at.x * scale, y: py - at.y * scale, w: this.width * scale, h: this.height * scale });
  }

  /** The middle of the window never leaves the drawing. */
  private kept(view: Box): Box {
    const { x, y, w, h } = this.whole;
    const cx = Math.min(Math.max(view.x + view.w / 2, x + Math.min(w, view.w) / 4), x + w - Math.min(w, view.w) / 4);
    const cy = Math.min(Math.max(view.y + view.h / 2, y + Math.min(h, view.h) / 4), y + h - Math.min(h, view.h) / 4);
    return { ...view, x: cx - view.w / 2, y: cy - view.h / 2 };
  }

  down(event: PointerEvent): void {
    this.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.points.size === 1) this.dragged = false;
  }

  move(event: PointerEvent, node: Element): void {
    const old = this.points.get(event.pointerId);
    if (!old) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - old.x, now.y - old.y];
    if (!this.dragged && this.points.size === 1 && Math.hypot(dx, dy) < 6) return;
    if (!this.dragged) node.setPointerCapture?.(event.pointerId);
    this.dragged = true;
    this.touched = true;
    if (this.points.size === 1) {
      const scale = this.scale;
      this.view = this.kept({ ...this.view, x: this.view.x - dx * scale, y: this.view.y - dy * scale });
    } else this.pinch(event.pointerId, old, now, node.getBoundingClientRect());
    this.points.set(event.pointerId, now);
  }

  private pinch(id: number, old: { x: number; y: number }, now: { x: number; y: number }, box: DOMRect): void {
    const other = [...this.points].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(old.x - other.x, old.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    this.zoom(before / Math.max(after, 1), { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top });
  }

  up(event: PointerEvent): void {
    this.points.delete(event.pointerId);
  }

  wheel(event: WheelEvent, node: Element): void {
    event.preventDefault();
    const box = node.getBoundingClientRect();
    this.zoom(Math.exp(event.deltaY * 0.0015), { x: event.clientX - box.left, y: event.clientY - box.top });
  }
}
