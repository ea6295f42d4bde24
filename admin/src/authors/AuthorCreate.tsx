import { Create, SimpleForm } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { AuthorFields, validateAuthor } from './AuthorFields.tsx'

export default function AuthorCreate() {
  return (
    <Page title="New author">
      <Create redirect="list" title=" ">
        <SimpleForm validate={validateAuthor} mode="onBlur" warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
          <AuthorFields />
        </SimpleForm>
      </Create>
    </Page>
  )
}
