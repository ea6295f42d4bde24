import { Alert, Box } from '@mui/material'
import { issueMessages, type ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useRecordContext, Toolbar } from 'react-admin'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordForm } from '../editing/RecordForm.tsx'
import { EditScreen } from '../editing/RecordScreen.tsx'
import { SaveWithReason } from '../editing/CheckedForm.tsx'
import { useRecordEdit, type RecordEditing } from '../editing/use-record-edit.ts'
import { instant } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { IssueFields, validateIssue } from './IssueFields.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { IssueSending } from './IssueSending.tsx'
import { IssueStateChip } from './IssueStateChip.tsx'
import { SendPanel } from './SendPanel.tsx'
import { isMoving } from './progress.ts'

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
