import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { issueMessages, type ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { useState } from 'react'
import { useFormIsDirty } from 'react-admin'
import { useAnswers } from '../editing/use-answers.ts'
import { instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { people } from './progress.ts'
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

const NOW = 'now'
const LATER = 'later'

/** Says how many people an issue reaches before it is set going, now or at a time. */
function SendDialog({ issue, onClose }: { issue: ManagedIssue; onClose: () => void }) {
  const { answers, type, drop } = useAnswers('Send', true, { when: NOW, time: '' })
  const { time } = answers
  const when = answers.when === LATER ? LATER : NOW
  const [problem, setProblem] = useState('')
  const { mutate, isPending } = useMoveIssue(issue)
  const close = () => {
    drop()
    onClose()
  }
  const confirm = () => {
    const due = when === NOW ? null : new Date(time)
    if (due && !(due.getTime() > Date.now())) return setProblem(issueMessages.dueInvalid)
    mutate({ dueAt: due?.toISOString() ?? null }, { onSuccess: close })
  }
  return (
    <ConfirmDialog
      open
      title={`Send “${issue.subject}”?`}
      confirm={when === NOW ? `Send to ${people(issue.audience)}` : 'Schedule'}
      pending={isPending}
      onCancel={close}
      onConfirm={confirm}
    >
      <Typography gutterBottom>
        It will be sent to {people(issue.audience)} subscribed to {emailCategoryNames[issue.category]}, once
        each. After sending has started, the issue can no longer be changed.
      </Typography>
      <RadioGroup aria-label="When" value={when} onChange={(_, chosen) => type({ when: chosen })}>
        <FormControlLabel value={NOW} control={<Radio />} label="Now" />
        <FormControlLabel value={LATER} control={<Radio />} label="At a later time" />
      </RadioGroup>
      {when === LATER && (
        <TextField
          type="datetime-local"
          label="Date and time"
          value={time}
          onChange={(event) => {
            type({ time: event.target.value })
            setProblem('')
          }}
          error={problem !== ''}
          helperText={problem || 'In your own time zone'}
          fullWidth
          margin="dense"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </ConfirmDialog>
  )
}
