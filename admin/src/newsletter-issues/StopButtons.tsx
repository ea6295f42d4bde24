import { Box, Button } from '@mui/material'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { people } from './progress.ts'
import { useMoveIssue } from './use-issue-actions.ts'

export function StopButtons({ issue }: { issue: ManagedIssue }) {
  const { mutate, isPending } = useMoveIssue(issue)
  const [asking, setAsking] = useState(false)
  if (issue.state !== 'sending' && issue.state !== 'paused') return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate(issue.state === 'sending' ? 'pause' : 'resume')}>
        {issue.state === 'sending' ? 'Pause' : 'Go on'}
      </Button>
      <Button color="error" variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
        Cancel the sending
      </Button>
      <ConfirmDialog open={asking} danger title="Cancel the sending?" confirm="Cancel the sending" cancel="Keep it" pending={isPending} onCancel={() => setAsking(false)} onConfirm={() => mutate('cancel', { onSettled: () => setAsking(false) })}>
        {people(issue.counts.waiting)} who still wait get nothing, and that cannot be taken back. What has left stays with whoever has it.
      </ConfirmDialog>
    </Box>
  )
}
