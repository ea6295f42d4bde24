import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { SynonymFields } from './SynonymFields.tsx'
import { validateSynonym } from './validate-synonym.ts'

export default function SynonymEdit() {
  const remove = (
    <DeleteRecord
      question="Delete these synonyms?"
      consequence="The words are searched for by themselves from now on."
    />
  )
  return (
    <RecordEditPage title="Synonyms" what="list of synonyms" validate={validateSynonym} remove={remove}>
      <SynonymFields />
    </RecordEditPage>
  )
}
