import { Create, SimpleForm } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { IssueFields, validateIssue } from './IssueFields.tsx'

export default function IssueCreate() {
  return (
    <Page title="New issue" intro="It is a draft first: look at it, send yourself a test, and only then set its time.">
      <Create redirect="edit" title=" " sx={{ maxWidth: 760 }}>
        <SimpleForm noValidate validate={validateIssue} mode="onBlur" warnWhenUnsavedChanges>
          <IssueFields />
        </SimpleForm>
      </Create>
    </Page>
  )
}
