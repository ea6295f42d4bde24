import { Chip } from '@mui/material'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'

export const reportStateChoices = [
  { id: 'new', name: 'New' },
  { id: 'settled', name: 'Settled' },
] as const

const outcomes = { dismissed: 'Dismissed', 'taken-down': 'Taken down' } as const

/** New or suspected, or what became of it. */
export function ReportStateChip({ report: { outcome, isSuspected } }: { report: ManagedReport }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={outcome === null ? (isSuspected ? 'Suspected' : 'New') : outcomes[outcome]}
      color={outcome === null ? 'warning' : 'success'}
    />
  )
}
