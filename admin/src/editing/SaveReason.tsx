import { Typography } from '@mui/material'
import { NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { useFormState } from 'react-hook-form'

/** Below the buttons of a record's form: why react-admin's Save is disabled before anything was typed. */
export function SaveReason({ text = NOTHING_CHANGED }: { text?: string }) {
  const { isDirty } = useFormState()
  if (isDirty) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', px: 3, pb: 2 }}>
      {text}
    </Typography>
  )
}
