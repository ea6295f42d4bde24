/**
 * How many characters of a raw text there may be for each one that its field keeps: room for spaces around
 * it, for two characters at the end of a line, and for marks that stand apart from their letters.
 */
const ROOM = 4

/** The length from which on a text for a field of `max` characters is refused before anything looks inside it. */
export function rawLimit(max: number): number {
  return max * ROOM
}
