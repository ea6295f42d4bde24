import { seeded, type Random } from '../relevance/random.ts'
import { withTypo } from '../relevance/slips.ts'

const SEED = 7
const EVERY = 3

/** The same texts, every third with a slip of the hand in its longest word. */
export function mixed(texts: readonly string[]): string[] {
  const random = seeded(SEED)
  return texts.map((text, at) => (at % EVERY === 0 ? misspelled(text, random) : text))
}

/** Each text with a slip of the hand in its longest word. */
export function allMisspelled(texts: readonly string[]): string[] {
  const random = seeded(SEED)
  return texts.map((text) => misspelled(text, random))
}

function misspelled(text: string, random: Random): string {
  const words = text.split(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return words.map((word) => (word === longest && word.length > 3 ? withTypo(word, random) : word)).join(' ')
}
