import { below, type Random } from './random.ts'

/**
 * A word with one slip of the hand: a letter left out, doubled by another, replaced, or exchanged with its
 * neighbor.
 */
export function withTypo(word: string, random: Random): string {
  const at = below(word.length - 1, random)
  const letter = String.fromCharCode(97 + below(26, random))
  const [before, here, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ]
  switch (below(4, random)) {
    case 0:
      return before + next + after
    case 1:
      return before + here + letter + next + after
    case 2:
      return before + letter + next + after
    default:
      return before + next + here + after
  }
}

/** A plural for a singular, and the reverse. */
export function otherNumber(word: string): string {
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : `${word}s`
}
