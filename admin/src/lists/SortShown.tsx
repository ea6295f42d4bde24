import { useMemo, useState, type ReactNode } from 'react'
import { ListContextProvider, useListContext, type RaRecord, type SortPayload } from 'react-admin'

interface SortShownProps<R extends RaRecord> {
  keys: SortKeys<R>
  initial: SortPayload
  children: ReactNode
}

/** Under this, a table sorts the page that is loaded and asks the api for nothing. */
export function SortShown<R extends RaRecord>({ keys, initial, children }: SortShownProps<R>) {
  const list = useListContext<R>()
  const [sort, setSort] = useState(initial)
  const { data } = list
  const sorted = useMemo(() => data && sortRows(data, keys, sort), [data, keys, sort])
  if (list.isPending || !list.data || !sorted) return children
  return (
    <ListContextProvider value={{ ...list, data: sorted, sort, setSort }}>{children}</ListContextProvider>
  )
}

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
