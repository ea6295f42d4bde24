import { Box, Button, Checkbox, Link, TableCell, Typography } from '@mui/material'
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
} from 'ra-core'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import {
  DataTable,
  DataTableClasses,
  type DataTableColumnProps,
  type DataTableProps,
  type RaRecord,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { amount } from '../feedback/amounts.ts'
import { BreakableText } from './BreakableText.tsx'

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

/**
 * Above rows that can be selected: what can be done with them. It keeps its place when nothing is selected,
 * so that it covers no filter and the rows do not move under the hand that selects.
 */
export function BulkBar({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext()
  useSelectionOfShown()
  return (
    <Box
      role="group"
      aria-label="Selected rows"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 48,
        pl: lead ? 1 : 2,
        pr: 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: selectedIds.length > 0 ? 'action.selected' : undefined,
      }}
    >
      {lead}
      {selectedIds.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Select rows to change several at once.
        </Typography>
      ) : (
        <>
          <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
            {amount(selectedIds.length)} selected
          </Typography>
          {children}
          <Button size="small" color="secondary" onClick={() => onUnselectItems()}>
            Clear selection
          </Button>
        </>
      )}
    </Box>
  )
}

/**
 * What is selected but no longer shown (another page, another filter, deleted elsewhere) is dropped: nobody
 * acts on rows that nobody sees.
 */
function useSelectionOfShown() {
  const { data, isFetching, isPlaceholderData, selectedIds, onSelect } = useListContext()
  useEffect(() => {
    if (!data || isFetching || isPlaceholderData) return
    const shown = selectedIds.filter((id) => data.some((row) => row.id === id))
    if (shown.length < selectedIds.length) onSelect(shown)
  }, [data, isFetching, isPlaceholderData, selectedIds, onSelect])
}

/** The style of a column that a phone has no room for. */
export const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

export const oneLine = { whiteSpace: { md: 'nowrap' } }

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

/**
 * The column that selects rows. react-admin's own names the box's frame and not the box, so screen readers
 * hear no name.
 */
function SelectColumn() {
  const part = useDataTableRenderContext()
  // The box that selects the whole page heads no column: it stands in a cell of its own kind.
  if (part === 'header')
    return (
      <TableCell component="td" padding="checkbox" className={DataTableClasses.headerCell}>
        <SelectPage />
      </TableCell>
    )
  return part === 'data' ? <SelectCell /> : null
}

/** react-admin's own box sets a prop that MUI 9 has removed. */
function SelectPage() {
  const data = useDataTableDataContext() ?? []
  const { onSelect } = useDataTableCallbacksContext()
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  const page = data.map(({ id }) => id)
  const isAll = page.length > 0 && page.every((id) => selectedIds.includes(id))
  return (
    <Checkbox
      className="select-all"
      color="primary"
      checked={isAll}
      onChange={() => {
        const others = selectedIds.filter((id) => !page.includes(id))
        onSelect?.(isAll ? others : [...others, ...page])
      }}
      slotProps={{ input: { 'aria-label': 'Select all' } }}
    />
  )
}

function SelectCell() {
  const record = useRecordContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  if (!record) return null
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <RowCheckbox
        checked={selectedIds.includes(record.id)}
        onToggle={(event) => handleToggleItem?.(record.id, event)}
      />
    </TableCell>
  )
}

interface RowCheckboxProps {
  checked: boolean
  onToggle: (event: MouseEvent) => void
}

/** Selects the record that it stands with, and is named after it: 'Select Celadon'. */
export function RowCheckbox({ checked, onToggle }: RowCheckboxProps) {
  const record = useRecordContext()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const name = record ? nameOf(record) : ''
  return (
    <Checkbox
      color="primary"
      checked={checked}
      onClick={(event) => {
        event.stopPropagation()
        onToggle(event)
      }}
      slotProps={{
        input: { 'aria-label': `Select ${typeof name === 'string' && name !== '' ? name : 'this row'}` },
      }}
    />
  )
}

/**
 * The name of a row: a real link to its record, for the keyboard and for a new tab. The rest of the row may
 * be pressed too.
 */
export function RowLink<R extends RaRecord>({
  to = 'edit',
  children,
}: {
  to?: 'edit' | 'show'
  children: (record: R) => ReactNode
}) {
  const record = useRecordContext<R>()
  const resource = useResourceContext()
  const pathOf = useCreatePath()
  if (!record) return null
  const words = children(record)
  return (
    <Link
      component={RouterLink}
      to={pathOf({ resource, type: to, id: record.id })}
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-block', minHeight: 24, fontWeight: 500 }}
      onClick={(event) => event.stopPropagation()}
    >
      {typeof words === 'string' ? <BreakableText text={words} /> : words}
    </Link>
  )
}
