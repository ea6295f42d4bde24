import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { amount, instant } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { IssueDeliveries } from './IssueDeliveries.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { percentDone, progressWords } from './progress.ts'
import { StopButtons } from './StopButtons.tsx'

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
