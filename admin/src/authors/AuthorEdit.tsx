import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { AuthorFields, validateAuthor } from './AuthorFields.tsx'

export default function AuthorEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this author?"
      consequence="An author who has articles cannot be deleted. Assign the articles to another author first."
    />
  )
  return (
    <RecordEditPage title="Author" what="author" validate={validateAuthor} remove={remove}>
      <AuthorFields />
    </RecordEditPage>
  )
}
