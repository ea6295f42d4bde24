import { TextField } from '@mui/material'
import { useInput, type InputProps } from 'react-admin'
import { dayOf, endOfDay, startOfDay } from './days.ts'

interface DayInputProps extends Pick<InputProps, 'source'> {
  label: string
  /** Which end of the day the filter is told. */
  end: 'first' | 'last'
  alwaysOn?: boolean
}

/** A day by the clock of whoever reads, kept as a moment: the api knows no time zone. */
export function DayInput({ source, label, end }: DayInputProps) {
  const { field, id } = useInput({ source, defaultValue: '' })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <TextField
      id={id}
      type="date"
      size="small"
      label={label}
      helperText=" "
      value={dayOf(value, end)}
      onChange={({ target }) =>
        field.onChange(end === 'first' ? startOfDay(target.value) : endOfDay(target.value))
      }
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
