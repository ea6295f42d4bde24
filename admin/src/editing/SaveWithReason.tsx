import { Stack, Typography } from '@mui/material'
import { NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { useId } from 'react'
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'

/**
 * react-admin's Save, and beside it why it is disabled before anything was typed. Both go by `dirtyFields`:
 * `isDirty` also counts default values that were filled in.
 */
export function SaveWithReason({ reason = NOTHING_CHANGED }: { reason?: string }) {
  const id = useId()
  const { dirtyFields } = useFormState()
  const isUntouched = Object.keys(dirtyFields).length === 0
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: { sm: 'wrap' } }}>
      <SaveButton {...(isUntouched && { 'aria-describedby': id })} />
      {isUntouched && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Stack>
  )
}
