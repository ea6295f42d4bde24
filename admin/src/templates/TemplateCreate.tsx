import { createTemplateInputSchema, templateLimits } from '@vitrine/contracts/dictionary/templates'
import { SelectInput, TextInput } from 'react-admin'
import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { kindChoices } from './template-kinds.ts'
import { templateChoices, useTemplates } from './use-templates.ts'

const validate = validateBySchema(createTemplateInputSchema)

export default function TemplateCreate() {
  return (
    <RecordCreatePage
      title="New template"
      intro="Once it is created, its text is written in the editor. ‘Write’ on the next page leads there."
      redirect="edit"
      validate={validate}
    >
      <TextInput
        source="name"
        isRequired
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: templateLimits.nameMax } }}
        helperText="As writers choose it, like Maker or Technique"
      />
      <SelectInput
        source="of"
        label="For"
        choices={kindChoices}
        defaultValue="dictionary-article"
        isRequired
      />
      <CopyInput />
    </RecordCreatePage>
  )
}

function CopyInput() {
  const templates = useTemplates()
  return (
    <>
      {templates.error && <LoadFailure error={templates.error} retry={() => void templates.refetch()} />}
      <SelectInput
        source="copyOf"
        label="Begin with the text of"
        choices={templateChoices(templates.data ?? [])}
        isPending={templates.isPending}
        emptyText="No other template"
        defaultValue={null}
        parse={(id: unknown) => (id === '' ? null : id)}
      />
    </>
  )
}
