import { Box } from '@mui/material'
import { suppressionInputSchema } from '@vitrine/contracts/newsletter/admin-schemas'
import { TextInput } from 'react-admin'
import { textAlways } from '../editing/field-values.ts'
import { EmailInput } from '../lists/EmailInput.tsx'
import { RecordCreatePage } from '../editing/RecordPages.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'

const validate = validateBySchema(suppressionInputSchema)

export default function SuppressionCreate() {
  return (
    <RecordCreatePage
      title="Suppress an email"
      intro="It gets no newsletters from now on. Emails about an account are still sent."
      validate={validate}
    >
      <Box sx={{ width: '100%' }}>
        <EmailInput source="email" label="Email" isRequired />
      </Box>
      <TextInput
        source="note"
        label="Note"
        defaultValue=""
        parse={textAlways}
        multiline
        helperText="The reason, for other staff"
      />
    </RecordCreatePage>
  )
}
