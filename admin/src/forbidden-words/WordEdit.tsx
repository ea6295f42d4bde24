import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { validateWord, WordFields } from './WordFields.tsx'

export default function WordEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this word?"
      consequence="From now on, only the built-in list decides about this word."
    />
  )
  return (
    <RecordEditPage title="Forbidden word" what="word" validate={validateWord} remove={remove}>
      <WordFields />
    </RecordEditPage>
  )
}
