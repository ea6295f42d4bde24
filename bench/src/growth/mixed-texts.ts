import { seeded } from '../relevance/random.ts'
import { withTypo } from '../relevance/slips.ts'

const SEED = 7
const EVERY = 3

/** The same texts, every third with a slip of the hand in its longest word. */
export function mixed(texts: readonly string[]): string[] {
  const random = seeded(SEED)
  return texts.map((text, at) => {
    if (at % EVERY !== 0) return text
    const words = text.split(' ')
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    return words.map((word) => (word === longest && word.length > 3 ? withTypo(word, random) : word)).join(' ')
  })
}
