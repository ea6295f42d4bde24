import type { AnyIndex } from '../index-definition.ts'
import { tokensOf } from '../relevance/tokens.ts'

/** Words of a text that are worth looking for: more add time and no likeness. */
export const LIKE_WORDS_MAX = 25
/** Records that have a smaller share of the words are not like the others. */
export const LIKE_SHARE = 0.3

/** How often each word stands in the text and in the text fields of the cards. */
export function wordsToLike(
  { textFields }: AnyIndex,
  text: string,
  cards: readonly object[],
): Map<string, number> {
  const texts = cards.flatMap((card) => {
    const values = new Map<string, unknown>(Object.entries(card))
    return textFields.flatMap(({ field }) =>
      [values.get(field)].flat().filter((value) => typeof value === 'string'),
    )
  })
  const counts = new Map<string, number>()
  for (const token of [text, ...texts].flatMap(tokensOf)) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}
