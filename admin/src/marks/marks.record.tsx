import { markInputSchema, type ManagedMark } from '@vitrine/contracts/marks/managed-schemas'
import { markMessages } from '@vitrine/contracts/marks/messages'
import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import { TextInput } from 'react-admin'
import { WholeNumberInput } from '../editing/NumberInputs.tsx'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { CategoryInput } from '../records/CategoryInput.tsx'
import { alwaysText, textOrNull, urlLines } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { SiteLink } from '../records/SiteLink.tsx'
import { validateRecord } from '../records/validate-record.ts'
import { pictureHint } from '../settings.ts'

export const record: RecordDefinition<ManagedMark> = {
  list: {
    intro: 'Makers’ marks, hallmarks and stamps. Only members see descriptions and larger pictures.',
    sort: { field: 'title', order: 'ASC' },
    searchHint: 'Title, maker or id',
    filters: [
      <CategoryInput key="categoryId" />,
      <TextInput key="kind" source="kind" label="Kind of object" />,
      <TextInput key="maker" source="maker" label="Maker" />,
    ],
    columns: [
      { source: 'title', isName: true },
      { source: 'maker' },
      { source: 'kind', label: 'Kind of object', fromTablet: true },
      { source: 'place', fromTablet: true },
      { source: 'firstYear', label: 'In use', fromTablet: true, show: yearsOfUseText },
      {
        label: 'Page',
        fromTablet: true,
        show: ({ id, pageURI }) => <SiteLink href={pageURI}>{id}</SiteLink>,
      },
    ],
    empty: { text: 'Create the first one, or import a file.' },
    noneFound: { text: 'Try fewer letters of the title, or fewer filters.' },
  },
  validate: validateRecord(markInputSchema, {
    pictures: { picture: markMessages.pictureNotAllowed, pictures: markMessages.pictureNotAllowed },
  }),
  fields: <MarkFields />,
  create: { intro: 'To add many at once, run: npm run import -- marks FILE.' },
  remove: { consequence: 'Its page is removed immediately, and links to it stop working.' },
}

function MarkFields() {
  return (
    <>
      <TextInput
        source="title"
        isRequired
        helperText="What somebody would call the mark: Crossed swords, Chelsea red anchor"
      />
      <TextInput
        source="kind"
        label="Kind of object"
        isRequired
        helperText="What it stands on: Porcelain, Silver, Pewter, Furniture"
      />
      <CategoryInput isRequired />
      <TextInput source="maker" {...alwaysText} helperText="Empty if nobody is known" />
      <TextInput source="place" {...alwaysText} />
      <WholeNumberInput source="firstYear" label="First year" defaultValue={null} />
      <WholeNumberInput
        source="lastYear"
        label="Last year"
        defaultValue={null}
        helperText="Empty if the mark is still in use"
      />
      <TextInput
        source="period"
        {...alwaysText}
        helperText="In words, where years are not enough: About 1750"
      />
      <TextInput
        source="description"
        multiline
        minRows={4}
        {...alwaysText}
        helperText="What it looks like and when it was used. Members see this."
      />
      <TextInput
        source="authenticity"
        label="Real or copy?"
        multiline
        minRows={3}
        {...alwaysText}
        helperText="How to recognize copies. Members see this."
      />
      <PictureInput
        source="picture"
        label="Small picture"
        {...alwaysText}
        helperText={`${pictureHint()}. Everybody sees this picture.`}
      />
      <TextInput
        source="pictureNote"
        label="Note on the picture"
        {...alwaysText}
        helperText="What it is: a photograph, a drawing after the mark"
      />
      <PictureInput
        source="pictures"
        label="Larger pictures"
        {...urlLines}
        helperText={`One URL per line. ${pictureHint()}. Members see these.`}
      />
      <TextInput source="source" isRequired helperText="Whoever the record comes from" />
      <TextInput source="externalId" label="The source’s own id" {...textOrNull} />
    </>
  )
}
