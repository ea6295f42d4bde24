import { RecordCreatePage } from '../editing/RecordPages.tsx'
import { IssueFields, validateIssue } from './IssueFields.tsx'

export default function IssueCreate() {
  return (
    <RecordCreatePage
      title="New issue"
      intro="It starts as a draft. Preview it and send yourself a test email before you schedule it."
      redirect="edit"
      validate={validateIssue}
    >
      <IssueFields />
    </RecordCreatePage>
  )
}
