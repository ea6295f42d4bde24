import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { issueMessages, type ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { people } from './progress.ts'
import { useMoveIssue } from './use-issue-actions.ts'

/** Says how many people an issue reaches before it is set going, now or at a time. */
export function SendDialog({ issue, onClose }: { issue: ManagedIssue; onClose: () => void }) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [time, setTime] = useState('')
  const [problem, setProblem] = useState('')
  const { mutate, isPending } = useMoveIssue(issue)
  const confirm = () => {
    const due = when === 'now' ? null : new Date(time)
    if (due && !(due.getTime() > Date.now())) return setProblem(issueMessages.dueInvalid)
    mutate({ dueAt: due?.toISOString() ?? null }, { onSettled: onClose })
  }
  return (
    <ConfirmDialog
      open
      title={`Send “${issue.subject}”?`}
      confirm={when === 'now' ? `Send to ${people(issue.audience)}` : 'Schedule'}
      pending={isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Typography gutterBottom>
        It will be sent to {people(issue.audience)} subscribed to {emailCategoryNames[issue.category]}, once
        each. After sending has started, the issue can no longer be changed.
      </Typography>
      <RadioGroup
        aria-label="When"
        value={when}
        onChange={(_, chosen) => setWhen(chosen === 'later' ? 'later' : 'now')}
      >
        <FormControlLabel value="now" control={<Radio />} label="Now" />
        <FormControlLabel value="later" control={<Radio />} label="At a later time" />
      </RadioGroup>
      {when === 'later' && (
        <TextField
          type="datetime-local"
          label="Date and time"
          value={time}
          onChange={(event) => {
            setTime(event.target.value)
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
