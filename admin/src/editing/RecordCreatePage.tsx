import { CardContent, Stack } from '@mui/material'
import { useState, type ReactNode } from 'react'
import {
  Create,
  Toolbar,
  useNotify,
  useResourceContext,
  useSaveContext,
  type ValidateForm,
} from 'react-admin'
import { CheckedForm } from './CheckedForm.tsx'
import { FormAccessLost } from './AccessLost.tsx'
import { DeviceDraftNotice } from './DeviceDraftNotice.tsx'
import { Page } from '../layout/Page.tsx'
import { isForbidden, messageOf } from '../providers/console-client.ts'
import { SaveWithReason } from './SaveWithReason.tsx'
import { tryToSave } from './try-to-save.ts'

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
