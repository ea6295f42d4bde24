import { Chip } from '@mui/material'
import type { MailState } from '@vitrine/contracts/mail/schemas'

const words: Record<MailState, string> = {
  waiting: 'Waiting',
  claimed: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
}
const colors = {
  waiting: 'default',
  claimed: 'default',
  sent: 'success',
  failed: 'error',
  unknown: 'warning',
} as const satisfies Record<MailState, string>

export const mailStateChoices = Object.entries(words).map(([id, name]) => ({ id, name }))

export function MailStateChip({ state }: { state: MailState }) {
  return <Chip size="small" variant="outlined" label={words[state]} color={colors[state]} />
}
