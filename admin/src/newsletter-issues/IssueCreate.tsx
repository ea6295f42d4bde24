import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { IssueFields, validateIssue } from './IssueFields.tsx'

export default function IssueCreate() {
  return (
    <RecordCreatePage title="New issue" intro="It is a draft first: look at it, send yourself a test, and only then set its time." redirect="edit" validate={validateIssue}>
      <IssueFields />
    </RecordCreatePage>
  )
}
