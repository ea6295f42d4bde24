import { Alert, Button, MenuItem, TextField } from '@mui/material'
import { useTemplates } from '../texts/use-templates.ts'

interface TemplateChoiceProps {
  enabled: boolean
  /** Absent is the default one. */
  value: number | undefined
  disabled: boolean
  onChange: (id: number | undefined) => void
}

/**
 * What a new article begins with. There is always the default template, also where the others cannot be
 * loaded.
 */
export function TemplateChoice({ enabled, value, disabled, onChange }: TemplateChoiceProps) {
  const { data = [], isError, refetch } = useTemplates('dictionary-article', enabled)
  const others = data.filter(({ isDefault }) => !isDefault)
  if (isError) {
    return (
      <Alert
        severity="warning"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The templates could not be loaded. The article begins with the default one.
      </Alert>
    )
  }
  if (others.length === 0) return null
  return (
    <TextField
      select
      fullWidth
      margin="normal"
      label="Template"
      value={others.some(({ id }) => id === value) ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Default template</MenuItem>
      {others.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
