import { Box, Typography } from '@mui/material'
import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { wordsOn } from '@vitrine/contracts/partners/contrast'
import { partnersLimits } from '@vitrine/contracts/partners/limits'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import { partnerInputSchema } from '@vitrine/contracts/partners/schemas'
import { TextInput, FormDataConsumer } from 'react-admin'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { pictureHint, thumbnailRules } from '../settings.ts'
import { PartnerMark } from './PartnerMark.tsx'

/** Of a new partner: shown before the form itself holds it, so that nothing moves when it does. */
const FIRST_COLOR = '#F5EFE3'

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

/** What is being typed, as the site will show it: the graphic, and the name where the graphic does not load. */
function PartnerPreview() {
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <Preview
          source={textOf(formData.source)}
          graphicUrl={textOf(formData.graphicUrl)}
          bgColor={textOf(formData.bgColor ?? FIRST_COLOR)}
        />
      )}
    </FormDataConsumer>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function Preview({ source, graphicUrl, bgColor }: { source: string; graphicUrl: string; bgColor: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(bgColor)) return null
  const { ratio } = wordsOn(bgColor)
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }} aria-hidden="true">
        <PartnerMark source={source || 'Name'} graphicUrl={graphicUrl} bgColor={bgColor} width={180} />
        <PartnerMark source={source || 'Name'} graphicUrl="" bgColor={bgColor} width={180} />
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 1, color: ratio >= partnersLimits.contrastMin ? 'text.secondary' : 'error.main' }}
      >
        Text on this color: {ratio.toFixed(1)} to 1; at least {partnersLimits.contrastMin} are needed.
      </Typography>
    </Box>
  )
}
