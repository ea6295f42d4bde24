import { PaginationItem, type PaginationRenderItemParams } from '@mui/material'
import { Pagination, PaginationActions, useListContext, type PaginationActionsProps } from 'react-admin'
import { amount } from '../feedback/amounts.ts'

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
