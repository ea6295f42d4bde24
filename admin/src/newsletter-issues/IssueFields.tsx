import { Stack } from '@mui/material'
import { issueInputSchema } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailCategories, emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { SelectInput, TextInput } from 'react-admin'
import { textAlways } from '../editing/field-values.ts'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { ArticlePicker } from './ArticlePicker.tsx'

export const validateIssue = validateBySchema(issueInputSchema)

const categoryChoices = emailCategories.map((id) => ({ id, name: emailCategoryNames[id] }))

export function IssueFields() {
  return (
    <Stack sx={{ gap: 1.5, width: '100%' }}>
      <TextInput
        source="subject"
        label="Subject"
        defaultValue=""
        parse={textAlways}
        isRequired
        helperText="Shown in the inbox, and as the title of the issue"
      />
      <TextInput
        source="preheader"
        label="Preview text"
        defaultValue=""
        parse={textAlways}
        helperText="Shown in the inbox after the subject. If it is empty, the first words of the issue are shown."
      />
      <SelectInput
        source="category"
        label="Send to subscribers of"
        choices={categoryChoices}
        defaultValue="newsletter"
        isRequired
      />
      <TextInput
        source="intro"
        label="Introduction"
        defaultValue=""
        parse={textAlways}
        multiline
        minRows={6}
        isRequired
        helperText="Plain text. An empty line starts a new paragraph."
      />
      <ArticlePicker />
    </Stack>
  )
}
