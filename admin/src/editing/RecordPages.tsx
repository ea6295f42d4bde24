import { CardContent, Stack, Box, Card } from '@mui/material'
import { useState, type ReactNode } from 'react'
import {
  Create,
  Toolbar,
  useNotify,
  useResourceContext,
  useSaveContext,
  type ValidateForm,
} from 'react-admin'
import { CheckedForm, SaveWithReason } from './CheckedForm.tsx'
import { FormAccessLost } from './AccessLost.tsx'
import { DeviceDraftNotice } from './DraftNotice.tsx'
import { Page } from '../layout/Page.tsx'
import { isForbidden, messageOf } from '../providers/console-client.ts'
import { tryToSave, useRecordEdit } from './use-record-edit.ts'
import { RecordForm } from './RecordForm.tsx'
import { EditScreen } from './RecordScreen.tsx'

interface RecordCreatePageProps {
  title: string
  intro?: string
  /** What comes after: default the list. */
  redirect?: 'list' | 'edit'
  validate: ValidateForm
  /** The fields. */
  children: ReactNode
}

/** A page that is the form of a new record. */
export function RecordCreatePage({ title, intro, redirect = 'list', ...form }: RecordCreatePageProps) {
  return (
    <Page title={title} {...(intro && { intro })}>
      <Create redirect={redirect} title=" " sx={{ maxWidth: 680 }}>
        <NewRecordForm {...form} />
      </Create>
    </Page>
  )
}

function NewRecordForm({ validate, children }: Pick<RecordCreatePageProps, 'validate' | 'children'>) {
  const { save } = useSaveContext()
  const notify = useNotify()
  const resource = useResourceContext() ?? ''
  const [forbidden, setForbidden] = useState<unknown>()
  const submit = async (typed: object) => {
    setForbidden(undefined)
    const failure = save ? await tryToSave(save, typed) : null
    if (failure && isForbidden(failure.error)) setForbidden(failure.error)
    else if (failure) notify(messageOf(failure.error), { type: 'error' })
    return failure?.errors
  }
  return (
    <CheckedForm onSubmit={submit} validate={validate} warnWhenUnsavedChanges>
      {/* On a phone the toolbar stays at the bottom of the screen, above the form. */}
      <CardContent sx={{ pb: { xs: '5em', sm: 2 } }}>
        <Stack sx={{ alignItems: 'flex-start' }}>
          {forbidden !== undefined && <FormAccessLost to="create this" refusal={forbidden} />}
          <DeviceDraftNotice resource={resource} id="new" />
          {children}
        </Stack>
      </CardContent>
      <Toolbar>
        <SaveWithReason reason="Nothing has been filled in yet." />
      </Toolbar>
    </CheckedForm>
  )
}

interface RecordEditPageProps {
  title: string
  what: string
  validate: ValidateForm
  /** The button that deletes it. */
  remove: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A page that is one form; saved, it gives way to the list. */
export function RecordEditPage({ title, ...form }: RecordEditPageProps) {
  return (
    <EditScreen what={form.what} redirect="list">
      <Page title={title}>
        <Box sx={{ maxWidth: 680 }}>
          <OnlyForm {...form} />
        </Box>
      </Page>
    </EditScreen>
  )
}

function OnlyForm({ what, validate, remove, children }: Omit<RecordEditPageProps, 'title'>) {
  const edit = useRecordEdit()
  return (
    <RecordForm edit={edit} what={what} validate={validate}>
      <Card>
        {/* On a phone the toolbar stays at the bottom of the screen, above the form. */}
        <CardContent sx={{ pb: { xs: '5em', sm: 2 } }}>
          <Stack sx={{ alignItems: 'flex-start' }}>{children}</Stack>
        </CardContent>
        <Toolbar sx={{ justifyContent: 'space-between', bgcolor: 'background.paper' }}>
          <SaveWithReason />
          {remove}
        </Toolbar>
      </Card>
    </RecordForm>
  )
}
