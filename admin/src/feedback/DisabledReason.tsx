import { Typography } from '@mui/material'

interface DisabledReasonProps {
  /** For `aria-describedby` of the button. */
  id: string
  /** Null where the button can be pressed. */
  reason: string | null
  /** Whether it stands left of all buttons of a dialog. */
  isOfDialog?: boolean
}

/** Beside a button that is disabled: why. */
export function DisabledReason({ id, reason, isOfDialog = false }: DisabledReasonProps) {
  if (reason === null) return null
  return (
    <Typography id={id} variant="body2" sx={{ color: 'text.secondary', ...(isOfDialog && { mr: 'auto' }) }}>
      {reason}
    </Typography>
  )
}

/** What a button needs of it. */
export const describedBy = (id: string, reason: string | null) =>
  reason === null ? {} : { 'aria-describedby': id }
