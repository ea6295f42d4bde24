import type { ManagedSynonym } from './schemas.ts'

/** 'settee, sofa'; of a one-way list 'seat → chair, stool'. */
export function synonymWords({ kind, terms }: Pick<ManagedSynonym, 'kind' | 'terms'>): string {
  const [first = '', ...others] = terms
  return kind === 'equal' ? terms.join(', ') : `${first} → ${others.join(', ')}`
}
