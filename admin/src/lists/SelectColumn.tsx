import { TableCell } from '@mui/material'
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
} from 'ra-core'
import { DataTableClasses, SelectPageCheckbox, useRecordContext } from 'react-admin'
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
        <SelectPageCheckbox />
      </TableCell>
    )
  return part === 'data' ? <SelectCell /> : null
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
