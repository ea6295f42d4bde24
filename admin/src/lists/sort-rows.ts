/** By column, what its rows are compared by. */
export type SortKeys<R> = Readonly<Record<string, (row: R) => string>>

/** Sorts the rows that are loaded, and nothing else. Equal rows keep the order in which they came. */
export function sortRows<R>(
  rows: readonly R[],
  keys: SortKeys<R>,
  { field, order }: { field: string; order: string },
): R[] {
  const key = keys[field]
  if (!key) return [...rows]
  const direction = order === 'DESC' ? -1 : 1
  return rows.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)]
    return first === second ? 0 : first < second ? -direction : direction
  })
}
