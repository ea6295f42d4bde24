import { Chip, Tooltip } from '@mui/material'
import type { SubscriptionStatus } from '@vitrine/contracts/standing'
import { statusWords } from './member-words.ts'

const colors = {
  Active: 'success',
  'In Trial': 'success',
  Inactive: 'default',
  Cancelled: 'default',
  'On Hold': 'warning',
  Error: 'warning',
  Suspended: 'error',
} as const satisfies Record<SubscriptionStatus, string>

/** How the subscription stands, in words; what that means is told by pointing at it. */
export function StatusChip({ status }: { status: SubscriptionStatus }) {
  const { label, meaning } = statusWords[status]
  return (
    <Tooltip title={`${meaning} Documented status: ${status}.`} describeChild disableInteractive={false}>
      <Chip size="small" variant="outlined" label={label} color={colors[status]} />
    </Tooltip>
  )
}
