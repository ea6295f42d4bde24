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
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => mutate(issue.state === 'sending' ? 'pause' : 'resume')}
      >
        {issue.state === 'sending' ? 'Pause' : 'Resume'}
      </Button>
      <Button color="error" variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
        Cancel sending
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title="Cancel sending?"
        confirm="Cancel sending"
        cancel="Keep sending"
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate('cancel', { onSettled: () => setAsking(false) })}
      >
        {people(issue.counts.waiting)} who are still waiting will get nothing. This cannot be undone. Emails
        that were already sent are not recalled.
      </ConfirmDialog>
    </Box>
  )
}
