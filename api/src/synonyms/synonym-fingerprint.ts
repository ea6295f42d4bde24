import { createHash } from 'node:crypto'
import type { SynonymInput } from '@vitrine/contracts/synonyms/schemas'
import { wordsOf } from '@vitrine/contracts/words'

/** Equal for lists that mean the same to search: the order counts for the first term of a one-way list alone. */
export function synonymFingerprint({ kind, terms }: SynonymInput): string {
  const [first = '', ...others] = terms.map((term) => wordsOf(term).join(' '))
  const meant = kind === 'equal' ? ['', ...[first, ...others].toSorted()] : [first, ...others.toSorted()]
  return createHash('sha256').update(meant.join('\n')).digest('hex')
}
