import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { issueMessages, type ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { useRecordContext, Toolbar } from 'react-admin'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordForm } from '../editing/RecordForm.tsx'
import { EditScreen } from '../editing/RecordScreen.tsx'
import { SaveWithReason } from '../editing/CheckedForm.tsx'
import { useRecordEdit, type RecordEditing } from '../editing/use-record-edit.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { amount, instant } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { IssueDeliveries } from './IssueDeliveries.tsx'
import { IssueFields, validateIssue } from './IssueFields.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { IssueStateChip } from './IssueStateChip.tsx'
import { SendPanel } from './SendPanel.tsx'
import { isMoving, people, percentDone, progressWords } from './progress.ts'
import { useMoveIssue } from './use-issue-actions.ts'

const FOLLOW_MS = 1500

/** An issue that workers are changing is followed. */
const queryOptions = {
  refetchInterval: ({ state: { data } }: { state: { data?: ManagedIssue } }) =>
    data && isMoving(data, Date.now()) ? FOLLOW_MS : false,
}

const isEditable = ({ state }: ManagedIssue) => state === 'draft' || state === 'scheduled'
const closed = (issue: ManagedIssue) =>
  isEditable(issue) ? undefined : `${issueMessages.begun} Copy what you typed before you continue.`

export default function IssueEdit() {
  return (
    <EditScreen<ManagedIssue> what="issue" queryOptions={queryOptions} redirect={false}>
      <Issue />
    </EditScreen>
  )
}

function Issue() {
  const issue = useRecordContext<ManagedIssue>()
  const edit = useRecordEdit<ManagedIssue>('Newsletter issue saved.')
  if (!issue || !edit.opened) return null
  return (
    <Page title={issue.subject} actions={<IssueStateChip issue={issue} />}>
      {issue.heldBackAt && <HeldBack at={issue.heldBackAt} />}
      {/* As it was opened: what is being typed when its sending begins stays, to be copied. */}
      {isEditable(edit.opened) ? <IssueForm issue={issue} edit={edit} /> : <IssueSending issue={issue} />}
    </Page>
  )
}

/** Nobody was there when its time came. */
function HeldBack({ at }: { at: string }) {
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
      This issue was scheduled for {instant(at)}, but it was not sent because none of its articles is
      published any more. It is a draft again. Choose other articles or publish these, then schedule it again.
    </Alert>
  )
}

function IssueForm({ issue, edit }: { issue: ManagedIssue; edit: RecordEditing<ManagedIssue> }) {
  return (
    <RecordForm edit={edit} what="issue" closed={closed} validate={validateIssue}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <IssueFields />
          <IssueToolbar issue={issue} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
          <SendPanel issue={issue} />
          <IssuePreview issue={issue} />
        </Box>
      </Box>
    </RecordForm>
  )
}

/** An issue whose sending has begun: how far it is, what went wrong, and to whom it went. */
function IssueSending({ issue }: { issue: ManagedIssue }) {
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

function IssueToolbar({ issue }: { issue: ManagedIssue }) {
  return (
    // On a phone it stays at the bottom of the screen, above the form.
    <Toolbar
      sx={{
        justifyContent: 'space-between',
        '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
          bgcolor: 'background.default',
          px: { xs: 2, md: 0 },
        },
      }}
    >
      <SaveWithReason />
      {issue.state === 'draft' && (
        <DeleteRecord
          question="Delete this draft?"
          consequence="It has not been sent to anyone. This cannot be undone."
        />
      )}
    </Toolbar>
  )
}
