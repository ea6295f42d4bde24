import { Chip } from '@mui/material'
import type { DeletionState } from '@vitrine/contracts/identity/stored'

const words = {
  waiting: 'Waiting',
  kept: 'Kept',
  deleted: 'Deleted',
  failed: 'Failed',
} as const satisfies Record<DeletionState, string>
const colors = {
  waiting: 'warning',
  kept: 'success',
  deleted: 'default',
  failed: 'error',
} as const satisfies Record<DeletionState, string>

/** The states to filter by; first what staff have to look at. */
export const deletionStateChoices = [
  { id: 'open', name: 'To be deleted' },
  ...Object.entries(words).map(([id, name]) => ({ id, name })),
]

export function DeletionStateChip({ state }: { state: DeletionState }) {
  return <Chip size="small" variant="outlined" label={words[state]} color={colors[state]} />
}
