import type { SynonymSet } from '@vitrine/search/relevance/variants/synonyms'
import { wordsOf } from './corpus-index.ts'
import { below, shuffled, type Random } from './random.ts'

const TERMS_IN_A_LIST = 4
const SYLLABLES = ['ka', 'lor', 'mi', 'ten', 'vo', 'rus', 'pel', 'qui', 'dar', 'ne', 'sho', 'zig']

/**
 * The lists, and made ones until there are `terms` terms in all: each made list has one word of the texts and
 * three that no text holds, as names in other languages are.
 */
export function grownThesaurus(
  lists: readonly SynonymSet[],
  texts: readonly string[],
  { terms, random }: { terms: number; random: Random },
): SynonymSet[] {
  const missing = terms - lists.reduce((sum, list) => sum + list.terms.length, 0)
  const words = shuffled([...new Set(texts.flatMap(wordsOf))], random)
  const most = words.length * TERMS_IN_A_LIST
  if (!(missing > 0 && missing <= most))
    throw new Error(`--terms must lie above what is shipped, by ${most} at most`)
  const made = words.slice(0, Math.ceil(missing / TERMS_IN_A_LIST)).map((word): SynonymSet => ({
    kind: 'equal',
    terms: [word, ...Array.from({ length: TERMS_IN_A_LIST - 1 }, () => madeWord(random))],
  }))
  return [...lists, ...made]
}

function madeWord(random: Random): string {
  return Array.from({ length: 4 }, () => SYLLABLES[below(SYLLABLES.length, random)]).join('')
}
