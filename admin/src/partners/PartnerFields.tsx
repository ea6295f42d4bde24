import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import { partnerInputSchema } from '@vitrine/contracts/partners/schemas'
import { TextInput } from 'react-admin'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { pictureHint, thumbnailRules } from '../settings.ts'
import { FIRST_COLOR, PartnerPreview } from './PartnerPreview.tsx'

const bySchema = validateBySchema(partnerInputSchema)

/** The contract's own schema, and the rule of pictures, which needs the settings. */
export function validatePartner(values: Record<string, unknown>): Record<string, string> {
  const messages = bySchema(values)
  const { graphicUrl } = values
  if (
    typeof graphicUrl === 'string' &&
    graphicUrl &&
    !isAllowedThumbnail(graphicUrl.trim(), thumbnailRules())
  )
    messages['graphicUrl'] ??= partnersMessages.graphicNotAllowed
  return messages
}

/** An empty field is no address: null, as the api stores it. */
const emptyIsNull = (value: string) => value || null

export function PartnerFields() {
  return (
    <>
      <TextInput source="source" label="Name" isRequired />
      <TextInput source="sourceUrl" label="URL" isRequired helperText="The path of the page: /source/…" />
      <PictureInput
        source="graphicUrl"
        label="Graphic"
        isRequired
        helperText={`${pictureHint()}. It is shown at a ratio of 3 to 2.`}
      />
      <TextInput
        source="bgColor"
        label="Background color"
        isRequired
        defaultValue={FIRST_COLOR}
        helperText="Six digits, like #1A2B3C"
      />
      <PartnerPreview />
      <TextInput
        source="about"
        label="About the partner"
        multiline
        minRows={4}
        defaultValue=""
        helperText="Leave an empty line between paragraphs"
      />
      <TextInput
        source="records"
        label="Records from this partner"
        multiline
        minRows={2}
        defaultValue=""
        helperText="If this is empty, the page says that there are no records yet"
      />
      <TextInput source="website" label="Website" type="url" defaultValue={null} parse={emptyIsNull} />
    </>
  )
}
