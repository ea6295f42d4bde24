import { useMemo, useState, type ReactNode } from 'react'
import { ListContextProvider, useListContext, type RaRecord, type SortPayload } from 'react-admin'
import { sortRows, type SortKeys } from './sort-rows.ts'

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
