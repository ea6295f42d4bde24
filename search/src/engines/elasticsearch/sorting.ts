import type { AnyIndex } from '../../index-definition.ts'

type SortField = AnyIndex['sortFields'][number]

/** Where a sort key lies in the index: apart from the text of the same name, which is cut into words and cannot be sorted by. */
export function sortName({ field, type }: SortField): string {
  return type === 'text' ? `${field}_order` : field
}
