import type { Option } from '../messages';

/** The options that light up a card lying there. */
export const cardOptions = (options: Option[], card: string, zone: string): Option[] =>
  options.filter((option) => option.at.some((place) => place.card === card && (place.zone ?? 'hand') === zone));

export const hexOption = (options: Option[], hex: string): Option | undefined =>
  options.find((option) => option.at.some((place) => place.hex === hex));

export const seatOption = (options: Option[], seat: number): Option | undefined =>
  options.find((option) => option.at.some((place) => place.seat === seat));

export const pieceOption = (options: Option[], kind: string): Option | undefined =>
  options.find((option) => option.at.some((place) => place.piece === kind));

export const verb = (option: Option): string => option.name.split(' ')[0] ?? '';
