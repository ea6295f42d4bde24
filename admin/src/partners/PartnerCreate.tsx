import { ProposedUrl } from '../editing/ProposedUrl.tsx'
import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { PartnerFields, validatePartner } from './PartnerFields.tsx'

export default function PartnerCreate() {
  return (
    <RecordCreatePage
      title="New partner"
      intro="A new partner is added at the end. You can move it in the list."
      validate={validatePartner}
    >
      <PartnerFields />
      <ProposedUrl of={['source']} to="sourceUrl" />
    </RecordCreatePage>
  )
}
