import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { SynonymFields } from './SynonymFields.tsx'
import { validateSynonym } from './validate-synonym.ts'

export default function SynonymCreate() {
  return (
    <RecordCreatePage title="New synonyms" validate={validateSynonym}>
      <SynonymFields />
    </RecordCreatePage>
  )
}
