import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { validateWord, WordFields } from './WordFields.tsx'

export default function WordCreate() {
  return (
    <RecordCreatePage title="New forbidden word" validate={validateWord}>
      <WordFields />
    </RecordCreatePage>
  )
}
