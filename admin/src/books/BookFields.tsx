import { chaptersOfLines, linesOfChapters } from '@vitrine/contracts/library/chapter-lines'
import { TextInput } from 'react-admin'
import { WholeNumberInput } from '../editing/NumberInputs.tsx'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { pictureHint } from '../settings.ts'
import { CategoryInput } from '../sold-items/CategoryInput.tsx'

/** An empty field is no id: null, as the api stores it. */
const emptyIsNull = (value: string) => value || null
/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''
const namesOf = (text: string | null) => (text ? text.split('\n') : [])
const asLines = (names: unknown) => (Array.isArray(names) ? names.join('\n') : '')
const chaptersOf = (text: string | null) => chaptersOfLines(text ?? '')
const asContents = (chapters: unknown) => (Array.isArray(chapters) ? linesOfChapters(chapters) : '')

export function BookFields() {
  return (
    <>
      <TextInput source="title" isRequired />
      <TextInput
        source="authors"
        multiline
        minRows={2}
        defaultValue={[]}
        format={asLines}
        parse={namesOf}
        isRequired
        helperText="One name per line"
      />
      <WholeNumberInput source="year" isRequired helperText="Of this edition" />
      <CategoryInput isRequired />
      <TextInput
        source="language"
        defaultValue="en"
        parse={textAlways}
        helperText="A code of ISO 639, such as en. Empty if it is not known"
      />
      <TextInput source="publisher" defaultValue="" parse={textAlways} />
      <TextInput
        source="description"
        multiline
        minRows={4}
        defaultValue=""
        parse={textAlways}
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
        defaultValue=""
        parse={textAlways}
        helperText={`${pictureHint()}. Empty if there is no picture`}
      />
      <TextInput
        source="source"
        isRequired
        helperText="Where the record comes from, such as a library's catalog"
      />
      <TextInput source="externalId" label="The source's own id" defaultValue={null} parse={emptyIsNull} />
    </>
  )
}
