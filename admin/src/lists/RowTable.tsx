import { TableCell, TableHead, TableRow } from '@mui/material'
import { useDataTableRenderContext, useDataTableSortContext } from 'ra-core'
import type { ReactNode } from 'react'
import { DataTable, DataTableClasses, SelectPageCheckbox, type DataTableColumnProps, type DataTableProps, type RaRecord } from 'react-admin'
import { BulkBar } from './BulkBar.tsx'

export interface RowTableProps<R extends RaRecord> extends Omit<DataTableProps<R>, 'bulkActionButtons' | 'bulkActionsToolbar' | 'head'> {
  /** What can be done with several rows at once. */
  bulk?: ReactNode
}

/** The rows of a list as a table. */
export function RowTable<R extends RaRecord>({ bulk, ...table }: RowTableProps<R>) {
  if (!bulk) return <DataTable<R> {...table} bulkActionButtons={false} />
  return <DataTable<R> {...table} head={SelectionHead} bulkActionButtons={<>{bulk}</>} bulkActionsToolbar={<BulkBar>{bulk}</BulkBar>} />
}

/** A column whose header tells screen readers how it is sorted, too. */
export function Col<R extends RaRecord>(props: DataTableColumnProps<R>) {
  const part = useDataTableRenderContext()
  const sort = useDataTableSortContext()
  const isSorted = part === 'header' && props.source !== undefined && sort?.field === props.source
  return <DataTable.Col<R> {...props} {...(isSorted && { sortDirection: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) })} />
}

/** The box that selects the whole page heads no column: it stands in a cell of its own kind. */
function SelectionHead({ children }: { children?: ReactNode }) {
  return (
    <TableHead className={DataTableClasses.thead}>
      <TableRow className={DataTableClasses.headerRow}>
        <TableCell component="td" padding="checkbox" className={DataTableClasses.headerCell}>
          <SelectPageCheckbox />
        </TableCell>
        {children}
      </TableRow>
    </TableHead>
  )
}
