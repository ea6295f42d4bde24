import { Chip } from '@mui/material'
import type { DeliveryState, IssueState, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'

type Color = 'default' | 'info' | 'success' | 'warning' | 'error'

const issues: Record<IssueState, { name: string; color: Color }> = {
  draft: { name: 'Draft', color: 'default' },
  scheduled: { name: 'Scheduled', color: 'info' },
  sending: { name: 'Sending', color: 'info' },
  paused: { name: 'Paused', color: 'warning' },
  sent: { name: 'Sent', color: 'success' },
  cancelled: { name: 'Canceled', color: 'default' },
}

const deliveries: Record<DeliveryState, { name: string; color: Color }> = {
  waiting: { name: 'Waiting', color: 'default' },
  claimed: { name: 'Sending', color: 'default' },
  sent: { name: 'Sent', color: 'success' },
  failed: { name: 'Failed', color: 'error' },
  unknown: { name: 'Unknown', color: 'warning' },
  skipped: { name: 'Skipped', color: 'default' },
}

const choicesOf = (states: Record<string, { name: string }>) =>
  Object.entries(states).map(([id, { name }]) => ({ id, name }))
export const issueStateChoices = choicesOf(issues)
export const deliveryStateChoices = choicesOf(deliveries)

/** A draft whose time had come, and that was not sent, is none like the others. */
export function IssueStateChip({
  issue: { state, heldBackAt },
}: {
  issue: Pick<ManagedIssue, 'state' | 'heldBackAt'>
}) {
  if (heldBackAt) return <Chip size="small" variant="outlined" label="Not sent" color="warning" />
  return <Chip size="small" variant="outlined" label={issues[state].name} color={issues[state].color} />
}

export function DeliveryStateChip({ state }: { state: DeliveryState }) {
  return (
    <Chip size="small" variant="outlined" label={deliveries[state].name} color={deliveries[state].color} />
  )
}
