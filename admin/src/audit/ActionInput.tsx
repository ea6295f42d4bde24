import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useInput, type InputProps } from 'react-admin'
import { useConsoleData } from '../providers/dataProvider.ts'
import { actionWithKind } from './parties.ts'

/** An action, or its beginning, chosen from those that the log holds. */
export function ActionInput({
  source,
  label,
}: Pick<InputProps, 'source'> & { label: string; alwaysOn?: boolean }) {
  const { field } = useInput({ source, defaultValue: '' })
  const text = typeof field.value === 'string' ? field.value : ''
  const data = useConsoleData()
  const { data: actions = [] } = useQuery({
    queryKey: ['audit-entries', 'actions'],
    queryFn: () => data.listAuditActions(),
  })
  return (
    <Autocomplete
      freeSolo
      options={actions}
      // Who has typed a whole action sees the others, not itself alone.
      filterOptions={(options) =>
        options.includes(text)
          ? options
          : options.filter((action) =>
              `${action} ${actionWithKind(action)}`.toLowerCase().includes(text.trim().toLowerCase()),
            )
      }
      renderOption={({ key, ...props }, action) => (
        <li key={key} {...props}>
          {actionWithKind(action)}
        </li>
      )}
      inputValue={text}
      value={text}
      onInputChange={(_, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
      sx={{ minWidth: 280 }}
      renderInput={(input) => (
        <TextField {...input} label={label} size="small" helperText=" " inputRef={field.ref} />
      )}
    />
  )
}
