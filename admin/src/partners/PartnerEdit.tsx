import { useQueryClient } from '@tanstack/react-query'
import { DeleteWithConfirmButton, Edit, SaveButton, SimpleForm, Toolbar, useNotify } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { isConflict, messageOf } from '../providers/console-client.ts'
import { PartnerFields, validatePartner } from './PartnerFields.tsx'

/** Loaded anew under a form that is being filled in, a partner would bring a newer revision along, and hide a conflict. */
const loadedOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** Not optimistic: the api may refuse, and says so at the field. */
export default function PartnerEdit() {
  const notify = useNotify()
  const cache = useQueryClient()
  const onError = (error: unknown) => {
    notify(messageOf(error), { type: 'error', autoHideDuration: isConflict(error) ? null : undefined })
    // The form then shows the partner as it is now.
    if (isConflict(error)) void cache.invalidateQueries({ queryKey: ['partners'] })
  }
  return (
    <Page title="Partner">
      <Edit mutationMode="pessimistic" mutationOptions={{ onError }} queryOptions={loadedOnce} redirect="list" actions={false} title=" " sx={{ maxWidth: 680 }}>
        <SimpleForm noValidate validate={validatePartner} mode="onBlur" warnWhenUnsavedChanges toolbar={<PartnerToolbar />}>
          <PartnerFields />
        </SimpleForm>
      </Edit>
    </Page>
  )
}

function PartnerToolbar() {
  const notify = useNotify()
  return (
    <Toolbar sx={{ justifyContent: 'space-between', bgcolor: 'background.paper' }}>
      <SaveButton />
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle="Delete this partner?"
        confirmContent="Its page is gone at once, and links to it lead nowhere."
        mutationOptions={{ onError: (error: unknown) => notify(messageOf(error), { type: 'error' }) }}
      />
    </Toolbar>
  )
}
