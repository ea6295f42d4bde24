import { synonymLimits, type SynonymKind } from '@vitrine/contracts/synonyms/schemas'
import { wordsOf } from '@vitrine/contracts/words'
import type { ShippedList } from '../synonyms/shipped-synonyms.rules.ts'
import type { ThesaurusEntry } from './read-thesaurus.ts'

/** Raise it when the same entries make other lists: the next start ships them. */
export const THESAURUS_LISTS_VERSION = 1

const OTHERS_MAX = synonymLimits.termsMax - 1

/** The lists of synonyms that the entries of the thesaurus make. */
export function thesaurusLists(entries: readonly ThesaurusEntry[]): ShippedList[] {
  return entries.flatMap((entry) => [
    ...listsOf(entry, 'same', 'equal', entry.same),
    ...listsOf(entry, 'from', 'into-first', entry.from),
    ...listsOf(entry, 'narrower', 'one-way', entry.narrower),
  ])
}

/** One list, or several of the longest length: 'rug/narrower', 'rug/narrower/2'. */
function listsOf(
  { term, kind: termKind, aat }: ThesaurusEntry,
  name: string,
  kind: SynonymKind,
  written: readonly string[],
): ShippedList[] {
  const others = distinct([term, ...written]).slice(1)
  const count = Math.ceil(others.length / OTHERS_MAX)
  return Array.from({ length: count }, (_, at) => ({
    key: [term, name, ...(at === 0 ? [] : [at + 1])].join('/'),
    kind,
    terms: [term, ...others.slice(at * OTHERS_MAX, (at + 1) * OTHERS_MAX)],
    termKind,
    aatId: aat ?? null,
  }))
}

/** Each once where search tells none apart: 'étagère' of two languages. */
function distinct(terms: readonly string[]): string[] {
  return [...Map.groupBy(terms, (term) => wordsOf(term).join(' ')).values()].flatMap(([first]) => first ?? [])
}
