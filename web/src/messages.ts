// Written by `python -m theogony.server.typescript`; do not edit. The schema is server/messages.py.

export type Value = string | number | boolean | unknown[];
export type Pace = "human" | "instant";
export type State = "dropped" | "open" | "over" | "playing";
export type List = "finished" | "mine" | "open" | "watch";
export type EntryKind = "answer" | "begin" | "over" | "redo" | "seat" | "undo" | "vote";
export type Code = "barrier" | "busy" | "garbage" | "illegal" | "key_used" | "not_asked" | "not_yours" | "nothing" | "stale" | "store" | "too_often";
export type ProblemCode = "address" | "busy" | "damaged" | "flood" | "forged" | "game" | "host" | "illegal" | "invite" | "key_used" | "level" | "method" | "moment" | "moment_over" | "name" | "no_name" | "no_own_seat" | "no_seat_free" | "no_vote" | "not_at_table" | "not_found" | "not_over" | "not_player" | "only_bots" | "people" | "players" | "position" | "private" | "record" | "request" | "seat" | "seed" | "server" | "setup" | "store" | "tiles" | "too_large" | "unfinished" | "wrong";
export type FromServer = TableMessage | LogMessage | UpdateMessage | AckMessage | RefusedMessage | ConfirmMessage | PreviewMessage | WhyMessage | HintMessage | PresenceMessage | ThinkingMessage | PongMessage;
export type FromBrowser = DoAnswer | DoUndo | DoRedo | DoPreview | DoWhy | DoHint | DoPing;

/** What was sent with this key is stored as this entry. */
export interface AckMessage {
  is: "ack";
  key: string;
  number: number;
}

/** One moment, seen with somebody's eyes; with `all`, through every seat's. */
export interface At {
  answers: number;
  of: number;
  eyes: string;
  views: SeatView[];
  events: Event[];
}

/** Take the seat back from the bot. */
export interface Back {
  seat?: number | null;
}

/** What is printed: a row for each card, with `provenance` by field. */
export interface Cards {
  game: string;
  cards: Record<string, unknown>[];
}

/** The answer would end the turn: send it again with `confirmed`. */
export interface ConfirmMessage {
  is: "confirm";
  key: string;
  preview: Event[];
}

/** Answer the question seen in the table numbered `at`. The same key counts once. */
export interface DoAnswer {
  do: "answer";
  key: string;
  at: number;
  seat: number;
  answer: number;
  confirmed?: boolean;
}

export interface DoHint {
  do: "hint";
  id: string;
}

export interface DoPing {
  do: "ping";
}

export interface DoPreview {
  do: "preview";
  id: string;
  answer: number;
}

export interface DoRedo {
  do: "redo";
  key: string;
  at: number;
  seat: number;
}

export interface DoUndo {
  do: "undo";
  key: string;
  at: number;
  seat: number;
}

/** Why is this answer, by its name, not offered? */
export interface DoWhy {
  do: "why";
  id: string;
  name: string;
}

export interface Done {
  number: number;
}

/** What happened at the table, as one reader may know it. */
export interface Entry {
  number: number;
  kind: "answer" | "begin" | "over" | "redo" | "seat" | "undo" | "vote";
  seat: number | null;
  time: number;
  events: Event[];
  change?: SeatChange | null;
  by_chance?: boolean;
}

/** Something that happened, as one reader was told it; its other fields depend on the kind. */
export interface Event {
  event: string;
  seat: number;
  hidden?: boolean;
  [field: string]: unknown;
}

export interface GameInfo {
  game: string;
  version: number;
  players: number[];
  presets: Record<string, Record<string, string | number | boolean | unknown[]>>;
  switches: SwitchInfo[];
  groups: string[];
  levels: string[];
  catalogue: Record<string, string>;
}

export interface Games {
  games: GameInfo[];
  languages: string[];
  compiled: boolean;
  level: string;
  slow: Record<string, number>;
}

export interface HintAnswer {
  answer: number;
  worth: number | null;
  promise: number;
  deals: number;
}

/** What the search player thinks of the options, best first. */
export interface HintMessage {
  is: "hint";
  id: string;
  answers: HintAnswer[];
}

/** Give up the seat, or all seats of one's own; who leaves last gives up the table. */
export interface Leave {
  seat?: number | null;
}

/** Older entries than those that came with the table. */
export interface LogMessage {
  is: "log";
  since: number;
  log: Entry[];
}

export interface MadeTable {
  table: string;
  invites: Record<string, string>;
}

/** Who the browser is; both None before a name was given. */
export interface Me {
  id: string | null;
  name: string | null;
}

/** The table after so many answers. */
export interface Moment {
  answers: number;
  seat: number | null;
  asked: number | null;
  round: number | null;
  turn: number;
  vp: (number | null)[];
  time: number;
}

export interface Moments {
  table: string;
  moments: Moment[];
}

export interface MyName {
  name: string;
}

/** me: whoever asks; here: somebody else at the same screen; invite: one person, by a link; open: anybody; bot: a player of that level. */
export interface NewSeat {
  kind: "bot" | "here" | "invite" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  switches?: Record<string, string | number | boolean | unknown[]>;
  preset?: string | null;
  seed?: string | null;
  pace?: "human" | "instant";
  title?: string | null;
  private?: boolean;
  key?: string | null;
}

export interface Option {
  answer: number;
  name: string;
  text: Text;
  at: Place[];
  price: Record<string, unknown>;
}

export interface Origin {
  table: string;
  answers: number;
}

/** What to light up for an option: exactly one of these; a card with the zone it lies in. */
export interface Place {
  hex?: string;
  card?: string;
  zone?: string;
  seat?: number;
  piece?: string;
}

/** From a moment of a finished game: me in a seat, bots of a level in the others. */
export interface PlayOn {
  seat: number;
  level?: string;
  key?: string | null;
}

export interface PongMessage {
  is: "pong";
  number: number;
}

/** Who looks at the table now. */
export interface PresenceMessage {
  is: "presence";
  here: boolean[];
  needed: number[];
  watching: number;
}

export interface PreviewMessage {
  is: "preview";
  id: string;
  events: Event[];
}

/** What was wrong: one sentence; its code, and what the page's own words for it need. */
export interface Problem {
  error: string;
  code: "address" | "busy" | "damaged" | "flood" | "forged" | "game" | "host" | "illegal" | "invite" | "key_used" | "level" | "method" | "moment" | "moment_over" | "name" | "no_name" | "no_own_seat" | "no_seat_free" | "no_vote" | "not_at_table" | "not_found" | "not_over" | "not_player" | "only_bots" | "people" | "players" | "position" | "private" | "record" | "request" | "seat" | "seed" | "server" | "setup" | "store" | "tiles" | "too_large" | "unfinished" | "wrong";
  arguments: Record<string, string | number>;
}

export interface Question {
  seat: number;
  ask: string;
  arguments: Record<string, unknown>;
  rule: string;
  options?: Option[];
  series?: Series;
}

export interface QuickPlay {
  game?: string;
  key?: string | null;
}

/** Nothing was done. `id` or `key` says what is refused. */
export interface RefusedMessage {
  is: "refused";
  reason: string;
  code: "barrier" | "busy" | "garbage" | "illegal" | "key_used" | "not_asked" | "not_yours" | "nothing" | "stale" | "store" | "too_often";
  key?: string | null;
  id?: string | null;
  rule?: string | null;
}

/** The same people, the same set-up, a new table. */
export interface Rematch {
}

/** The IDs of all rules; their texts are rule-… of the catalogues. */
export interface Rules {
  game: string;
  rules: string[];
}

export interface Sat {
  table: string;
  seat: number;
}

/** Who sits in a seat now. left: the chair is empty; replaced: a bot plays for its person. */
export interface SeatChange {
  what: "back" | "left" | "replaced" | "sat";
  name: string | null;
  level: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "invite" | "open" | "person";
  name: string | null;
  person: string | null;
  level: string | null;
  mine: boolean;
  here: boolean;
  away: boolean;
  votes: number;
  needed: number;
  voted: boolean;
}

export interface SeatView {
  seat: number | null;
  view: View;
}

/** Questions that are asked one after the other, as one, answers in the order of asking. */
export interface Series {
  left: number;
  answers: Thing[];
}

/** Take an open seat, or the one an invitation is for. */
export interface Sit {
  seat?: number | null;
  invite?: string | null;
  name?: string | null;
}

/** A switch of the set-up; its texts are switch-… and those of its rule. */
export interface SwitchInfo {
  name: string;
  default: string | number | boolean | unknown[];
  values: (string | number | boolean | unknown[])[];
  rule: string;
  group: string;
  needs: Record<string, (string | number | boolean | unknown[])[]>;
  shapes: Record<string, Record<string, number[][]>>;
}

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  title: string | null;
  state: "dropped" | "open" | "over" | "playing";
  pace: "human" | "instant";
  open_seed: boolean;
  switches: Record<string, string | number | boolean | unknown[]>;
  seats: SeatInfo[];
  created: number;
  changed: number;
  number: number;
  asked: number | null;
  watching: number;
  owner: boolean;
  scores: number[] | null;
  ranking: number[] | null;
  rematch: string | null;
  origin: Origin | null;
  invites: Record<string, string>;
  private: boolean;
  damaged: string | null;
}

/** The whole state, on connecting and whenever the browser's is stale. Of a long log it has the newest entries; the others follow as `log`, newest first. */
export interface TableMessage {
  is: "table";
  number: number;
  table: TableInfo;
  views: SeatView[];
  since: number;
  log: Entry[];
  undo: Undo | null;
  version_note: VersionNote | null;
}

/** A page of a list, newest first. */
export interface Tables {
  tables: TableInfo[];
  next: string | null;
}

/** The whole log of a finished game, as those eyes were told it: an entry for each moment. */
export interface Tale {
  eyes: string;
  entries: Entry[];
  names: (string | null)[];
}

/** A text of the catalogues: its key and what it needs. */
export interface Text {
  key: string;
  arguments: Record<string, unknown>;
}

/** An answer of a series, and how often it can be given. */
export interface Thing {
  name: string;
  most: number;
}

/** A bot thinks about its answer. */
export interface ThinkingMessage {
  is: "thinking";
  seat: number;
}

/** How many answers the asked seat, one of the reader's own, may take back or give again. */
export interface Undo {
  seat: number;
  back: number;
  forth: number;
}

/** One more entry. */
export interface UpdateMessage {
  is: "update";
  number: number;
  entry: Entry;
  views: SeatView[];
  undo: Undo | null;
  table?: TableInfo | null;
}

/** The rules changed while the game was played: it goes on from its last position. */
export interface VersionNote {
  was: number;
  now: number;
}

/** What lies open to one reader now; the game's own table comes with it. */
export interface View {
  schema: number;
  game: string;
  version: number;
  seat: number | null;
  over: boolean;
  seats: Record<string, unknown>[];
  pending: Record<string, unknown>[];
  question: Question | null;
  scores?: number[];
  breakdown?: Record<string, number>[];
  ranking?: number[];
  [field: string]: unknown;
}

/** Have a bot play for a person who is away. */
export interface Vote {
  seat: number;
}

/** The rule that forbids it, None if none does; its text is why-… of the catalogues. */
export interface WhyMessage {
  is: "why";
  id: string;
  rule: string | null;
}
