import { useQueryClient } from '@tanstack/react-query'
import { DeleteWithConfirmButton, Edit, SaveButton, SimpleForm, Toolbar, useNotify } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { isConflict, messageOf } from '../providers/console-client.ts'
import { AuthorFields, validateAuthor } from './AuthorFields.tsx'

/** Loaded anew under a form that is being filled in, an author would bring a newer revision along, and hide a conflict. */
const loadedOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** Not optimistic: the api may refuse, and says so at the field. */
export default function AuthorEdit() {
  const notify = useNotify()
  const cache = useQueryClient()
  const onError = (error: unknown) => {
    notify(messageOf(error), { type: 'error', autoHideDuration: isConflict(error) ? null : undefined })
    // The form then shows the author as it is now.
    if (isConflict(error)) void cache.invalidateQueries({ queryKey: ['authors'] })
  }
  return (
    <Page title="Author">
      <Edit mutationMode="pessimistic" mutationOptions={{ onError }} queryOptions={loadedOnce} redirect="list" actions={false} title=" " sx={{ maxWidth: 680 }}>
        <SimpleForm noValidate validate={validateAuthor} mode="onBlur" warnWhenUnsavedChanges toolbar={<AuthorToolbar />}>
          <AuthorFields />
        </SimpleForm>
      </Edit>
    </Page>
  )
}

function AuthorToolbar() {
  const notify = useNotify()
  return (
    <Toolbar sx={{ justifyContent: 'space-between', bgcolor: 'background.paper' }}>
      <SaveButton />
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle="Delete this author?"
        confirmContent="An author who has articles cannot be deleted; give the articles to somebody else first."
        mutationOptions={{ onError: (error: unknown) => notify(messageOf(error), { type: 'error' }) }}
      />
    </Toolbar>
  )
}
