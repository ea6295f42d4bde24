import { Chip } from '@mui/material'
import type { SubscriptionStatus } from '@vitrine/contracts/standing'

const colours = {
  Active: 'success', 'In Trial': 'success', Inactive: 'default', Cancelled: 'default', 'On Hold': 'warning', Error: 'warning', Suspended: 'error',
} as const satisfies Record<SubscriptionStatus, string>

export function StatusChip({ status }: { status: SubscriptionStatus }) {
  return <Chip size="small" variant="outlined" label={status} color={colours[status]} />
}
