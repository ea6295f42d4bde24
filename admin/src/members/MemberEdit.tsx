import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRecordContext } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { isConflict, messageOf } from '../providers/console-client.ts'
import { MemberAudit } from './MemberAudit.tsx'
import { MemberFields, validateMember } from './MemberFields.tsx'
import { MemberState } from './MemberState.tsx'

/** Loaded anew under a form that is being filled in, a member would bring a newer revision along, and hide a conflict. */
const loadedOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** Not optimistic: the api may refuse, and says so at the field. */
export default function MemberEdit() {
  const notify = useNotify()
  const cache = useQueryClient()
  const refreshAll = () => cache.invalidateQueries({ queryKey: ['members'] })
  const onError = (error: unknown) => {
    notify(messageOf(error), { type: 'error', autoHideDuration: isConflict(error) ? null : undefined })
    if (isConflict(error)) void refreshAll()
  }
  const onSuccess = () => {
    notify('Saved. It counts from their next request on.', { type: 'success' })
    void refreshAll()
  }
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onError, onSuccess }} queryOptions={loadedOnce} redirect={false} actions={false} title=" " component="div">
      <Member />
    </Edit>
  )
}

function Member() {
  const member = useRecordContext<ManagedMember>()
  if (!member) return null
  return (
    <Page title={member.displayName} intro={member.email}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' } }}>
        <SimpleForm noValidate validate={validateMember} mode="onBlur" warnWhenUnsavedChanges toolbar={<OnlySave />} sx={{ p: 0 }}>
          <MemberFields />
        </SimpleForm>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <MemberState member={member} />
          <MemberAudit id={member.id} />
        </Box>
      </Box>
    </Page>
  )
}

function OnlySave() {
  return (
    // On a phone it stays at the bottom of the screen, above the form.
    <Toolbar sx={{ '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': { bgcolor: 'background.default', px: { xs: 2, sm: 0 } } }}>
      <SaveButton />
    </Toolbar>
  )
}
