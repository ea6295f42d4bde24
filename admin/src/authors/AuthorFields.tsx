import { reduceUrl } from '@vitrine/contracts/reduced-url'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { authorInputSchema } from '@vitrine/contracts/dictionary/schemas'
import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { TextInput } from 'react-admin'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { thumbnailRules } from '../settings.ts'

const bySchema = validateBySchema(authorInputSchema)

/** The contract's own schema, and the rule of pictures, which needs the settings. */
export function validateAuthor(values: Record<string, unknown>): Record<string, string> {
  const messages = bySchema(values)
  const { photo } = values
  if (typeof photo === 'string' && photo && !isAllowedThumbnail(photo, thumbnailRules()))
    messages['photo'] ??= dictionaryMessages.photoNotAllowed
  return messages
}

/** An empty field is no address: null, as the api stores it. */
const emptyIsNull = (value: string) => value || null

export function AuthorFields() {
  return (
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
      <PictureInput source="photo" label="Photo" type="url" defaultValue={null} parse={emptyIsNull} />
      <TextInput source="website" label="Website" type="url" defaultValue={null} parse={emptyIsNull} />
    </>
  )
}
