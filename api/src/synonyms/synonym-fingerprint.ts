import { createHash } from 'node:crypto'
import type { SynonymInput, SynonymKind } from '@vitrine/contracts/synonyms/schemas'
import { wordsOf } from '@vitrine/contracts/words'

/** Equal for lists that mean the same to search. Only the first term of a directed list has a fixed place. */
export function synonymFingerprint({ kind, terms }: SynonymInput): string {
  const words = terms.map((term) => wordsOf(term).join(' '))
  return createHash('sha256').update(meaningOf(kind, words).join('\n')).digest('hex')
}

/** No term is empty or an arrow, so lists of different kinds never have the same lines. */
function meaningOf(kind: SynonymKind, words: readonly string[]): string[] {
  const [first = '', ...others] = words
  if (kind === 'equal') return ['', ...words.toSorted()]
  return kind === 'one-way' ? [first, ...others.toSorted()] : ['←', first, ...others.toSorted()]
}
