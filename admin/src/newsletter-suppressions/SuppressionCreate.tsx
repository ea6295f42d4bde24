import { suppressionInputSchema } from '@vitrine/contracts/newsletter/admin-schemas'
import { Create, SimpleForm, TextInput } from 'react-admin'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { Page } from '../layout/Page.tsx'

const validate = validateBySchema(suppressionInputSchema)
const textAlways = (value: string | null) => value ?? ''

export default function SuppressionCreate() {
  return (
    <Page title="Suppress an address" intro="It gets no mailings from now on. Mails about an account still reach it.">
      <Create redirect="list" title=" " sx={{ maxWidth: 680 }}>
        <SimpleForm noValidate validate={validate} mode="onBlur" warnWhenUnsavedChanges>
          <TextInput source="email" label="Address" type="email" defaultValue="" parse={textAlways} isRequired />
          <TextInput source="note" label="Note" defaultValue="" parse={textAlways} multiline helperText="For whoever wonders later" />
        </SimpleForm>
      </Create>
    </Page>
  )
}
