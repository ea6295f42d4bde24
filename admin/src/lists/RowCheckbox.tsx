import { Checkbox } from '@mui/material'
import type { MouseEvent } from 'react'
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin'

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
