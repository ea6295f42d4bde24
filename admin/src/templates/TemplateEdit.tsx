import { Button, Stack, Typography } from '@mui/material'
import {
  templateLimits,
  templateMessages,
  updateTemplateInputSchema,
  type ManagedTemplate,
} from '@vitrine/contracts/dictionary/templates'
import { TextInput, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { editorPath } from '../dictionary/editor-path.ts'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { amount } from '../feedback/amounts.ts'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { RecordWrittenNow } from '../texts/WrittenNow.tsx'

const validate = validateBySchema(updateTemplateInputSchema)

/** Its name. Its text is written in the editor of articles. */
export default function TemplateEdit() {
  return (
    <RecordEditPage title="Template" what="template" validate={validate} remove={<TemplateActions />}>
      <TemplateFields />
    </RecordEditPage>
  )
}

function TemplateFields() {
  const template = useRecordContext<ManagedTemplate>()
  if (!template) return null
  const { of, uses, isDefault } = template
  const begun =
    of === 'blog-article'
      ? uses === 1
        ? 'post was'
        : 'posts were'
      : uses === 1
        ? 'article was'
        : 'articles were'
  return (
    <>
      <TextInput
        source="name"
        isRequired
        fullWidth
        readOnly={isDefault}
        slotProps={{ htmlInput: { maxLength: templateLimits.nameMax } }}
        helperText={isDefault ? templateMessages.defaultStays : undefined}
      />
      <Typography sx={{ color: 'text.secondary' }}>
        {amount(uses)} {begun} begun with it. They keep their text whatever becomes of the template.
      </Typography>
    </>
  )
}

function TemplateActions() {
  const template = useRecordContext<ManagedTemplate>()
  if (!template) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button component={Link} to={editorPath(template.url)}>
        Write
      </Button>
      {!template.isDefault && (
        <DeleteRecord
          question="Delete this template?"
          consequence={
            <>
              It stays in the trash for 30 days and can be restored until then. What was begun with it stays
              as it is.
              <RecordWrittenNow kind="dictionary-article" />
            </>
          }
        />
      )}
    </Stack>
  )
}
