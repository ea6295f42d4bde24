import type { estypes } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'
import type { PlainRequest } from '../plain-request.ts'

type SortField = AnyIndex['sortFields'][number]

export interface OrderKey {
  key: SortField
  direction: 'asc' | 'desc'
}

/**
 * Where a sort key lies in the index: apart from the text of the same name, which is cut into words and
 * cannot be sorted by.
 */
export function sortName({ field, type }: SortField): string {
  return type === 'text' ? `${field}_order` : field
}

/**
 * The sort keys of a request in order. Ties are settled by the definition's first one, so that pages never
 * overlap; the id comes last.
 */
export function orderKeys({ sortFields }: AnyIndex, sort: PlainRequest['sort']): OrderKey[] {
  const fields = new Map(sortFields.map((key) => [key.field, key]))
  const wanted =
    sort === 'relevance'
      ? []
      : sort.flatMap(({ field, direction }) =>
          [fields.get(field)].flatMap((key) => (key ? [{ key, direction }] : [])),
        )
  // To order by a key once more changes nothing, and costs as much again.
  return wanted.some(({ key }) => key === sortFields[0])
    ? wanted
    : [...wanted, { key: sortFields[0], direction: 'asc' }]
}

/** @param namesOf the fields of the index that stand for a key */
export function sortOf(
  order: readonly OrderKey[],
  { sort }: Pick<PlainRequest, 'sort'>,
  namesOf: (key: SortField) => readonly string[] = (key) => [sortName(key)],
): estypes.SortCombinations[] {
  return [
    ...(sort === 'relevance' ? [{ _score: { order: 'desc' as const } }] : []),
    ...order.flatMap(({ key, direction }) => namesOf(key).map((name) => ({ [name]: direction }))),
    { id: 'asc' as const },
  ]
}

/** A whole number of JavaScript holds six bytes. */
const BYTES = 6
const NUMBERS = 6

/** How much of a text its numbers tell, in bytes. */
export const BYTES_IN_NUMBERS = BYTES * NUMBERS

/** The fields that stand for a key in numbers: a number is one itself. */
export function numberNames(key: SortField): string[] {
  return key.type === 'number'
    ? [sortName(key)]
    : Array.from({ length: NUMBERS }, (_, at) => `${sortName(key)}_${at + 1}`)
}

/**
 * The beginning of a text as numbers: compared one after the other, they stand in the order of the texts'
 * bytes, and texts that begin alike have the same.
 */
export function numbersOf(text: string): number[] {
  const bytes = Buffer.alloc(BYTES_IN_NUMBERS)
  Buffer.from(text).copy(bytes)
  return Array.from({ length: NUMBERS }, (_, at) => bytes.readUIntBE(at * BYTES, BYTES))
}
