import { suppressionInputSchema } from '@vitrine/contracts/newsletter/admin-schemas'
import { TextInput } from 'react-admin'
import { EmailInput } from '../lists/EmailInput.tsx'
import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'

const validate = validateBySchema(suppressionInputSchema)
const textAlways = (value: string | null) => value ?? ''

export default function SuppressionCreate() {
  return (
    <RecordCreatePage title="Suppress an address" intro="It gets no mailings from now on. Mails about an account still reach it." validate={validate}>
      <EmailInput source="email" label="Address" isRequired />
      <TextInput source="note" label="Note" defaultValue="" parse={textAlways} multiline helperText="For whoever wonders later" />
    </RecordCreatePage>
  )
}
