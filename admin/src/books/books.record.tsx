import { chaptersOfLines, linesOfChapters } from '@vitrine/contracts/library/chapters'
import { bookInputSchema, type ManagedBook } from '@vitrine/contracts/library/managed-schemas'
import { bookMessages } from '@vitrine/contracts/library/messages'
import { TextInput } from 'react-admin'
import { WholeNumberInput } from '../editing/NumberInputs.tsx'
import { amount } from '../feedback/amounts.ts'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { CategoryInput } from '../records/CategoryInput.tsx'
import { alwaysText, joinLines, textOrNull } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { SiteLink } from '../records/SiteLink.tsx'
import { validateRecord } from '../records/validate-record.ts'
import { pictureHint } from '../settings.ts'

export const record: RecordDefinition<ManagedBook> = {
  list: {
    intro: 'The books of the library. Only members with the library see descriptions and tables of contents.',
    sort: { field: 'title', order: 'ASC' },
    searchHint: 'A title, an author or an id',
    filters: [<CategoryInput key="categoryId" />],
    columns: [
      { source: 'title', isName: true },
      { source: 'authors', disableSort: true, fromTablet: true, show: ({ authors }) => authors.join(', ') },
      { source: 'year' },
      { source: 'category', label: 'Subject', disableSort: true, fromTablet: true },
      {
        source: 'contents',
        label: 'Entries',
        disableSort: true,
        fromTablet: true,
        show: ({ contents }) => amount(contents.length),
      },
      {
        label: 'Page',
        fromTablet: true,
        show: ({ id, pageURI }) => <SiteLink href={pageURI}>{id}</SiteLink>,
      },
    ],
    empty: { text: 'Create the first one, or import a file.' },
    noneFound: { text: 'Try fewer letters of the title or the author, or fewer filters.' },
  },
  validate: validateRecord(bookInputSchema, {
    pictures: { cover: bookMessages.coverNotAllowed },
    lines: { contents: 'Entry', authors: 'Author' },
  }),
  fields: <BookFields />,
  create: { intro: 'To add many at once, run: npm run import -- books FILE.' },
  remove: { consequence: 'Its page is removed immediately, and links to it stop working.' },
}

const namesOf = (text: string | null) => (text ? text.split('\n') : [])
const chaptersOf = (text: string | null) => chaptersOfLines(text ?? '')
const asContents = (chapters: unknown) => (Array.isArray(chapters) ? linesOfChapters(chapters) : '')

function BookFields() {
  return (
    <>
      <TextInput source="title" isRequired />
      <TextInput
        source="authors"
        multiline
        minRows={2}
        defaultValue={[]}
        format={joinLines}
        parse={namesOf}
        isRequired
        helperText="One name per line"
      />
      <WholeNumberInput source="year" isRequired helperText="Of this edition" />
      <CategoryInput isRequired />
      <TextInput
        source="language"
        {...alwaysText}
        defaultValue="en"
        helperText="A code of ISO 639, such as en. Empty if it is not known"
      />
      <TextInput source="publisher" {...alwaysText} />
      <TextInput
        source="description"
        multiline
        minRows={4}
        {...alwaysText}
        helperText="For members of the library. Leave an empty line between paragraphs"
      />
      <TextInput
        source="contents"
        label="Table of contents"
        multiline
        minRows={6}
        defaultValue={[]}
        format={asContents}
        parse={chaptersOf}
        helperText="One entry per line: title | page, or the title alone. You can paste cells from a table."
      />
      <PictureInput
        source="cover"
        {...alwaysText}
        helperText={`${pictureHint()}. Empty if there is no picture`}
      />
      <TextInput
        source="source"
        isRequired
        helperText="Where the record comes from, such as a library’s catalog"
      />
      <TextInput source="externalId" label="The source’s own id" {...textOrNull} />
    </>
  )
}
