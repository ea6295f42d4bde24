import { Checkbox, TableCell } from '@mui/material'
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
} from 'ra-core'
import { DataTableClasses, useRecordContext } from 'react-admin'
import { RowCheckbox } from './RowCheckbox.tsx'

/**
 * The column that selects rows. react-admin's own names the box's frame and not the box, so screen readers
 * hear no name.
 */
export function SelectColumn() {
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
