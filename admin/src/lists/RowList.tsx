import { Box, PaginationItem, type PaginationRenderItemParams } from '@mui/material'
import type { ReactNode } from 'react'
import {
  List,
  useListContext,
  type ListProps,
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
} from 'react-admin'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { ListTools } from './ListTools.tsx'
import { rowQuery } from './row-query.ts'
import { amount } from '../feedback/amounts.ts'

interface RowListProps extends ListProps {
  children: ReactNode
}

/** Every list of the console. */
export function RowList({ queryOptions, children, ...props }: RowListProps) {
  return (
    <List
      exporter={false}
      actions={<ListTools hasFilters={Array.isArray(props.filters) && props.filters.length > 0} />}
      title=" "
      pagination={<Pages />}
      {...props}
      queryOptions={rowQuery(queryOptions)}
    >
      <Rows>{children}</Rows>
    </List>
  )
}

/** Rows that could not be loaded are not taken for none. */
export function Rows({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useListContext()
  return (
    <>
      {error && (
        <Box sx={{ p: 2 }}>
          <LoadFailure error={error} retry={() => void refetch()} />
        </Box>
      )}
      {(data || !error) && children}
    </>
  )
}

/** The way through the pages of a list, of as many rows as whoever reads it chooses. */
export function Pages({ sizes = [10, 25, 50, 100] }: { sizes?: number[] }) {
  const { data, error } = useListContext()
  return error && !data ? null : (
    <Pagination rowsPerPageOptions={sizes} actions={PageButtons} {...shownAmounts} />
  )
}

/** react-admin hands it on to MUI, but does not list it among its own. */
const shownAmounts = {
  labelDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${amount(from)}-${amount(to)} of ${amount(count)}`,
}

function PageButtons(props: PaginationActionsProps) {
  return <PaginationActions {...props} renderItem={pageButton} />
}

/** One page among the others, its number written as everywhere in the console. */
export function pageButton(item: PaginationRenderItemParams) {
  return <PaginationItem {...item} page={item.page === null ? null : amount(item.page)} />
}
