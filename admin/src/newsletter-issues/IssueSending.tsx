import { Alert, Box, LinearProgress, Typography, Button } from '@mui/material'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { amount, instant } from '../feedback/amounts.ts'
import { IssueDeliveries } from './IssueDeliveries.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { percentDone, progressWords, people } from './progress.ts'
import { useMoveIssue } from './use-issue-actions.ts'

/** An issue whose sending has begun: how far it is, what went wrong, and to whom it went. */
export function IssueSending({ issue }: { issue: ManagedIssue }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
        <Progress issue={issue} />
        {issue.startedAt && <IssueDeliveries issue={issue} />}
      </Box>
      <IssuePreview issue={issue} />
    </Box>
  )
}

function Progress({ issue }: { issue: ManagedIssue }) {
  const { counts, startedAt, finishedAt } = issue
  return (
    <Box component="section" aria-label="Progress" sx={{ display: 'grid', gap: 2 }}>
      {(issue.state === 'sending' || issue.state === 'paused') && (
        <LinearProgress
          variant="determinate"
          value={percentDone(counts)}
          aria-label={progressWords(counts)}
        />
      )}
      <Figures>
        <Figure label="Sent" value={amount(counts.sent)} />
        <Figure label="Waiting" value={amount(counts.waiting + counts.claimed)} />
        <Figure label="Failed" value={amount(counts.failed)} danger={counts.failed > 0} />
        <Figure label="Unknown" value={amount(counts.unknown)} danger={counts.unknown > 0} />
        <Figure label="Skipped" value={amount(counts.skipped)} />
      </Figures>
      <Typography variant="body2" color="text.secondary">
        {startedAt ? `Started ${instant(startedAt)}.` : 'It was canceled before sending started.'}
        {finishedAt && ` Finished ${instant(finishedAt)}.`}
        {counts.skipped > 0 &&
          ' Skipped recipients unsubscribed, were suppressed, or were still waiting when sending was canceled.'}
      </Typography>
      {counts.unknown > 0 && (
        <Alert severity="warning" variant="outlined">
          A worker stopped before it could record whether these emails were sent. They are not sent again
          automatically. Please decide about each below.
        </Alert>
      )}
      <StopButtons issue={issue} />
    </Box>
  )
}

function StopButtons({ issue }: { issue: ManagedIssue }) {
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
