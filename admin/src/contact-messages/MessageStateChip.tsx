import { Chip } from '@mui/material'
import type { ContactState } from '@vitrine/contracts/contact/schemas'

const words: Record<ContactState, string> = { new: 'New', answered: 'Answered' }

export const messageStateChoices = Object.entries(words).map(([id, name]) => ({ id, name }))

export function MessageStateChip({ state }: { state: ContactState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={words[state]}
      color={state === 'new' ? 'warning' : 'success'}
    />
  )
}
