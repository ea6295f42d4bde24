import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { BookFields } from './BookFields.tsx'
import { validateBook } from './validate-book.ts'

export default function BookCreate() {
  return (
    <RecordCreatePage
      title="New book"
      intro="To add many at once, run: npm run import -- books FILE."
      validate={validateBook}
    >
      <BookFields />
    </RecordCreatePage>
  )
}
