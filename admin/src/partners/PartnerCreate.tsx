import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { PartnerFields, validatePartner } from './PartnerFields.tsx'

export default function PartnerCreate() {
  return (
    <RecordCreatePage title="New partner" intro="A new partner stands last; the list moves it." validate={validatePartner}>
      <PartnerFields />
    </RecordCreatePage>
  )
}
