import { Box, Card, CardContent, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { Toolbar, type ValidateForm } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { RecordForm } from './RecordForm.tsx'
import { EditScreen } from './RecordScreen.tsx'
import { SaveWithReason } from './SaveWithReason.tsx'
import { useRecordEdit } from './use-record-edit.ts'

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
