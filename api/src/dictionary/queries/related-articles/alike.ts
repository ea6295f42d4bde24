export interface Described {
  id: number
  title: string
  description: string
}

/** A word of the title tells more of what a thing is than one of its description. */
const TITLE_WEIGHT = 2
/** Shorter words ('the', 'of', 'for') are in every text. */
const LETTERS_MIN = 4

/**
 * Those that are most like one of them, by the words that they share: a word counts by how few of the others
 * have it (inverse document frequency), and a long text is not liked for its length (the sum is divided by
 * the root of its number of words). Without a shared word they stay in the order in which they came.
 */
export function mostAlike(subject: Described, others: readonly Described[], count: number): number[] {
  const own = weighed(subject)
  const texts = others.map((other) => ({ id: other.id, words: weighed(other) }))
  const having = new Map<string, number>()
  for (const { words } of texts)
    for (const word of words.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + texts.length / (having.get(word) ?? 1))
  const likeness = (words: ReadonlyMap<string, number>) =>
    [...words].reduce((sum, [word, weight]) => sum + weight * (own.get(word) ?? 0) * rarity(word), 0) /
    Math.sqrt(Math.max(words.size, 1))
  return texts
    .map(({ id, words }) => ({ id, score: likeness(words) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ id }) => id)
}

function weighed({ title, description }: Described): Map<string, number> {
  const words = new Map(wordsOf(description).map((word) => [word, 1]))
  for (const word of wordsOf(title)) words.set(word, TITLE_WEIGHT)
  return words
}

/** In small letters, without marks, and without the s of a plural. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
    .filter((word) => word.length >= LETTERS_MIN)
    .map((word) => word.replace(/s$/, ''))
}
