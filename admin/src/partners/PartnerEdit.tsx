import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { PartnerFields, validatePartner } from './PartnerFields.tsx'

export default function PartnerEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this partner?"
      consequence="Its page is removed immediately, and links to it stop working."
    />
  )
  return (
    <RecordEditPage title="Partner" what="partner" validate={validatePartner} remove={remove}>
      <PartnerFields />
    </RecordEditPage>
  )
}
