import { Create, SimpleForm } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { PartnerFields, validatePartner } from './PartnerFields.tsx'

export default function PartnerCreate() {
  return (
    <Page title="New partner" intro="A new partner stands last; the list moves it.">
      <Create redirect="list" title=" " sx={{ maxWidth: 680 }}>
        <SimpleForm noValidate validate={validatePartner} mode="onBlur" warnWhenUnsavedChanges>
          <PartnerFields />
        </SimpleForm>
      </Create>
    </Page>
  )
}
