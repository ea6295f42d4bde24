import { Create, SimpleForm } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { AuthorFields, validateAuthor } from './AuthorFields.tsx'

export default function AuthorCreate() {
  return (
    <Page title="New author">
      <Create redirect="list" title=" " sx={{ maxWidth: 680 }}>
        <SimpleForm noValidate validate={validateAuthor} mode="onBlur" warnWhenUnsavedChanges>
          <AuthorFields />
        </SimpleForm>
      </Create>
    </Page>
  )
}
