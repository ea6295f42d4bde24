import { Chip } from '@mui/material'
import type { ContactState, ManagedMessage } from '@vitrine/contracts/contact/schemas'

const words: Record<ContactState, string> = { new: 'New', answered: 'Answered' }

export const messageStateChoices = Object.entries(words).map(([id, name]) => ({ id, name }))

/** One that is suspected and that nobody has looked at yet says so. */
export function MessageStateChip({
  message: { state, isSuspected },
}: {
  message: Pick<ManagedMessage, 'state' | 'isSuspected'>
}) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={isSuspected && state === 'new' ? 'Suspected' : words[state]}
      color={state === 'new' ? 'warning' : 'success'}
    />
  )
}
