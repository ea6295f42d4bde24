import { Button, Link, Stack, Typography } from '@mui/material'
import {
  createTemplateInputSchema,
  templateLimits,
  templateMessages,
  updateTemplateInputSchema,
  type ManagedTemplate,
} from '@vitrine/contracts/dictionary/templates'
import type { ReactNode } from 'react'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { editorPath } from '../dictionary/editor-path.ts'
import { amount, instant } from '../feedback/amounts.ts'
import { LoadFailure } from '../feedback/Loaded.tsx'
import type { RecordDefinition } from '../records/record-definition.ts'
import { validateRecord } from '../records/validate-record.ts'
import { kindChoices, kindNames, templateChoices, useTemplates } from '../texts/use-templates.ts'
import { RecordWrittenNow } from '../texts/WrittenNow.tsx'

export const record: RecordDefinition<ManagedTemplate> = {
  list: {
    intro:
      'What new articles and posts begin with. Headings stay in the text. Paragraphs are instructions for the writer: whoever publishes is warned of any that are still there.',
    sort: { field: 'name', order: 'ASC' },
    perPage: 25,
    filters: [<SelectInput key="of" source="of" label="For" choices={kindChoices} />],
    columns: [
      { source: 'name', isName: true },
      {
        label: 'Text',
        show: ({ name, url }) => (
          <Link
            component={RouterLink}
            to={editorPath(url)}
            aria-label={`Write ${name}`}
            onClick={(event) => event.stopPropagation()}
          >
            Write
          </Link>
        ),
      },
      {
        source: 'of',
        label: 'For',
        fromTablet: true,
        show: ({ of, isDefault }) =>
          isDefault ? `${kindNames[of]}, unless another is chosen` : kindNames[of],
      },
      { source: 'uses', label: 'Used', show: ({ uses }) => amount(uses) },
      {
        source: 'lastEdited',
        label: 'Last edited',
        fromTablet: true,
        show: ({ lastEdited }) => <time dateTime={lastEdited}>{instant(lastEdited)}</time>,
      },
    ],
    empty: { text: 'Make one for each kind of article that is written often.' },
    noneFound: { text: 'Try fewer letters of the name.' },
  },
  validate: validateRecord(updateTemplateInputSchema),
  // Its text is written in the editor of articles.
  fields: <TemplateFields />,
  create: {
    intro: 'Once it is created, its text is written in the editor. ‘Write’ on the next page leads there.',
    redirect: 'edit',
    validate: validateRecord(createTemplateInputSchema),
    fields: <NewTemplateFields />,
  },
  edit: { Actions: TemplateActions },
  remove: {
    consequence: (
      <>
        It stays in the trash for 30 days and can be restored until then. What was begun with it stays as it
        is.
        <RecordWrittenNow kind="dictionary-article" />
      </>
    ),
  },
}

function NewTemplateFields() {
  return (
    <>
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
    </>
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

function TemplateActions({ children }: { children: ReactNode }) {
  const template = useRecordContext<ManagedTemplate>()
  if (!template) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button component={RouterLink} to={editorPath(template.url)}>
        Write
      </Button>
      {!template.isDefault && children}
    </Stack>
  )
}
