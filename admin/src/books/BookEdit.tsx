import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { BookFields } from './BookFields.tsx'
import { validateBook } from './validate-book.ts'

export default function BookEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this book?"
      consequence="Its page is removed immediately, and links to it stop working."
    />
  )
  return (
    <RecordEditPage title="Book" what="book" validate={validateBook} remove={remove}>
      <BookFields />
    </RecordEditPage>
  )
}
