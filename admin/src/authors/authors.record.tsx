import { authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { authorInputSchema, type Author } from '@vitrine/contracts/dictionary/schemas'
import { reduceUrl } from '@vitrine/contracts/reduced-url'
import { TextInput, UrlField } from 'react-admin'
import { ProposedUrl } from '../editing/ProposedUrl.tsx'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { textOrNull } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { SiteLink } from '../records/SiteLink.tsx'
import { validateRecord } from '../records/validate-record.ts'

const fields = (
  <>
    <TextInput source="firstName" label="First name" defaultValue="" />
    <TextInput source="lastName" label="Last name" isRequired />
    <TextInput
      source="url"
      label="URL"
      isRequired
      parse={reduceUrl}
      helperText="The path of the profile: /dictionary/authors/…"
    />
    <TextInput source="credentials" label="Credentials" defaultValue="" />
    <TextInput source="about" label="About" multiline minRows={4} defaultValue="" />
    <PictureInput source="photo" label="Photo" type="url" {...textOrNull} />
    <TextInput source="website" label="Website" type="url" {...textOrNull} />
  </>
)

export const record: RecordDefinition<Author> = {
  list: {
    intro: 'The authors of articles. A new name appears in every article and in search within moments.',
    sort: { field: 'lastName', order: 'ASC' },
    perPage: 25,
    columns: [
      { source: 'lastName', label: 'Name', isName: true },
      { source: 'credentials', disableSort: true, fromTablet: true },
      {
        source: 'url',
        label: 'Profile',
        control: ({ url }) => <SiteLink href={authorPageUri(url)}>{url}</SiteLink>,
      },
      {
        source: 'website',
        disableSort: true,
        fromTablet: true,
        control: () => <UrlField source="website" target="_blank" rel="noopener" />,
      },
    ],
    empty: { text: 'Every article needs an author. Create the first one.' },
    noneFound: { text: 'Try fewer letters of the name.' },
  },
  validate: validateRecord(authorInputSchema, { pictures: { photo: dictionaryMessages.photoNotAllowed } }),
  fields,
  create: {
    fields: (
      <>
        {fields}
        <ProposedUrl of={['firstName', 'lastName']} to="url" />
      </>
    ),
  },
  remove: {
    consequence: 'An author who has articles cannot be deleted. Assign the articles to another author first.',
  },
}
