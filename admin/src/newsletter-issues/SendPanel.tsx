import { Box, Button, Typography } from '@mui/material'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { useState } from 'react'
import { useFormIsDirty } from 'react-admin'
import { instant } from '../feedback/amounts.ts'
import { people } from './progress.ts'
import { SendDialog } from './SendDialog.tsx'
import { useMoveIssue, useTestIssue } from './use-issue-actions.ts'

/** Whom an issue goes to, its test, and its time. What is sent is what was saved. */
export function SendPanel({ issue }: { issue: ManagedIssue }) {
  const [asking, setAsking] = useState(false)
  const isDirty = useFormIsDirty()
  const test = useTestIssue(issue)
  const move = useMoveIssue(issue)
  const isScheduled = issue.state === 'scheduled'
  return (
    <Box component="section" aria-label="Sending" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Sending</Typography>
      <Typography>
        {isScheduled && issue.dueAt && `It is scheduled for ${instant(issue.dueAt)}. `}
        It will be sent to {people(issue.audience)} subscribed to {emailCategoryNames[issue.category]}.
        {issue.suppressed > 0 && ` ${people(issue.suppressed)} more are suppressed and get nothing.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isDirty || test.isPending} onClick={() => test.mutate()}>
          Send me a test email
        </Button>
        <Button variant="contained" disabled={isDirty || move.isPending} onClick={() => setAsking(true)}>
          {isScheduled ? 'Change the time' : 'Send'}
        </Button>
        {isScheduled && (
          <Button
            variant="outlined"
            color="secondary"
            disabled={move.isPending}
            onClick={() => move.mutate('unschedule')}
          >
            Unschedule
          </Button>
        )}
      </Box>
      {isDirty && (
        <Typography variant="body2" color="text.secondary">
          Save first. Only saved changes are sent.
        </Typography>
      )}
      {asking && <SendDialog issue={issue} onClose={() => setAsking(false)} />}
    </Box>
  )
}
