import { useDataTableRenderContext, useDataTableSortContext } from 'ra-core'
import type { ReactNode } from 'react'
import { DataTable, type DataTableColumnProps, type DataTableProps, type RaRecord } from 'react-admin'
import { BreakableText } from './BreakableText.tsx'
import { BulkBar } from './BulkBar.tsx'
import { SelectColumn } from './SelectColumn.tsx'

export interface RowTableProps<R extends RaRecord> extends Omit<
  DataTableProps<R>,
  'bulkActionButtons' | 'bulkActionsToolbar' | 'head'
> {
  /** What can be done with several rows at once. */
  bulk?: ReactNode
}

/** The rows of a list as a table. */
export function RowTable<R extends RaRecord>({ bulk, children, ...table }: RowTableProps<R>) {
  if (!bulk)
    return (
      <DataTable<R> {...table} bulkActionButtons={false}>
        {children}
      </DataTable>
    )
  return (
    <DataTable<R> {...table} bulkActionButtons={false} bulkActionsToolbar={<BulkBar>{bulk}</BulkBar>}>
      <SelectColumn />
      {children}
    </DataTable>
  )
}

/** A column whose header tells screen readers how it is sorted, too. */
export function Col<R extends RaRecord>(props: DataTableColumnProps<R>) {
  const part = useDataTableRenderContext()
  const sort = useDataTableSortContext()
  const isSorted = part === 'header' && props.source !== undefined && sort?.field === props.source
  return (
    <DataTable.Col<R>
      {...props}
      {...(isPlain(props) && { render: (record: R) => <Plain value={valueAt(record, props.source)} /> })}
      {...(isSorted && { sortDirection: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) })}
    />
  )
}

/** Shows a field of the row as it is. */
function isPlain<R extends RaRecord>({ source, children, render, field }: DataTableColumnProps<R>): boolean {
  return source !== undefined && !children && !render && !field
}

function valueAt(record: RaRecord, source = ''): unknown {
  return source
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      record,
    )
}

function Plain({ value }: { value: unknown }) {
  if (typeof value === 'string') return <BreakableText text={value} />
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
