import { Chip } from '@mui/material'
import type { DeliveryState, IssueState, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'

type Colour = 'default' | 'info' | 'success' | 'warning' | 'error'

const issues: Record<IssueState, { name: string; colour: Colour }> = {
  draft: { name: 'Draft', colour: 'default' },
  scheduled: { name: 'Scheduled', colour: 'info' },
  sending: { name: 'Sending', colour: 'info' },
  paused: { name: 'Paused', colour: 'warning' },
  sent: { name: 'Sent', colour: 'success' },
  cancelled: { name: 'Cancelled', colour: 'default' },
}

const deliveries: Record<DeliveryState, { name: string; colour: Colour }> = {
  waiting: { name: 'Waiting', colour: 'default' },
  claimed: { name: 'Sending', colour: 'default' },
  sent: { name: 'Sent', colour: 'success' },
  failed: { name: 'Failed', colour: 'error' },
  unknown: { name: 'Unknown', colour: 'warning' },
  skipped: { name: 'Skipped', colour: 'default' },
}

const choicesOf = (states: Record<string, { name: string }>) => Object.entries(states).map(([id, { name }]) => ({ id, name }))
export const issueStateChoices = choicesOf(issues)
export const deliveryStateChoices = choicesOf(deliveries)

/** A draft whose time had come, and that was not sent, is none like the others. */
export function IssueStateChip({ issue: { state, heldBackAt } }: { issue: Pick<ManagedIssue, 'state' | 'heldBackAt'> }) {
  if (heldBackAt) return <Chip size="small" variant="outlined" label="Not sent" color="warning" />
  return <Chip size="small" variant="outlined" label={issues[state].name} color={issues[state].colour} />
}

export function DeliveryStateChip({ state }: { state: DeliveryState }) {
  return <Chip size="small" variant="outlined" label={deliveries[state].name} color={deliveries[state].colour} />
}
