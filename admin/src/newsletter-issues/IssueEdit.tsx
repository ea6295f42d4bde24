import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState, type ReactNode } from 'react'
import { Edit, Form, useNotify, useRecordContext } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { ConsoleCallFailed, isConflict, messageOf } from '../providers/console-client.ts'
import { IssueConflict } from './IssueConflict.tsx'
import { IssueFields, validateIssue } from './IssueFields.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { IssueSending } from './IssueSending.tsx'
import { IssueStateChip } from './IssueStateChip.tsx'
import { IssueToolbar } from './IssueToolbar.tsx'
import { isMoving } from './progress.ts'
import { SendPanel } from './SendPanel.tsx'

const FOLLOW_MS = 1500

/**
 * Loaded anew under a form that is being filled in, an issue would bring a newer revision along, and hide a conflict; one
 * that workers are changing is followed.
 */
const queryOptions = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: ({ state: { data } }: { state: { data?: ManagedIssue } }) => (data && isMoving(data, Date.now()) ? FOLLOW_MS : false),
}

export default function IssueEdit() {
  const notify = useNotify()
  const cache = useQueryClient()
  const [isBehind, setBehind] = useState(false)
  const loadAgain = async () => {
    await cache.invalidateQueries({ queryKey: ['newsletter-issues'] })
    setBehind(false)
  }
  const onError = (error: unknown) => {
    if (isConflict(error)) return setBehind(true)
    notify(messageOf(error), { type: 'error' })
    // Its sending has begun meanwhile: the screen shows that.
    if (error instanceof ConsoleCallFailed && error.code === 'STATUS_CONFLICT') void loadAgain()
  }
  const onSuccess = () => {
    notify('Saved.', { type: 'success' })
    void loadAgain()
  }
  return (
    <Edit<ManagedIssue> mutationMode="pessimistic" mutationOptions={{ onError, onSuccess }} queryOptions={queryOptions} redirect={false} actions={false} title=" " component="div">
      <Issue conflict={isBehind && <IssueConflict onLoad={() => void loadAgain()} />} />
    </Edit>
  )
}

function Issue({ conflict }: { conflict: ReactNode }) {
  const issue = useRecordContext<ManagedIssue>()
  if (!issue) return null
  const isEditable = issue.state === 'draft' || issue.state === 'scheduled'
  return (
    <Page title={issue.subject} actions={<IssueStateChip state={issue.state} />}>
      {isEditable ? <IssueForm issue={issue} conflict={conflict} /> : <IssueSending issue={issue} />}
    </Page>
  )
}

function IssueForm({ issue, conflict }: { issue: ManagedIssue; conflict: ReactNode }) {
  return (
    <Form noValidate validate={validateIssue} mode="onBlur" warnWhenUnsavedChanges>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' } }}>
        <Box sx={{ minWidth: 0 }}>
          {conflict}
          <IssueFields />
          <IssueToolbar issue={issue} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
          <SendPanel issue={issue} />
          <IssuePreview issue={issue} />
        </Box>
      </Box>
    </Form>
  )
}
