import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { markInputSchema } from '@vitrine/contracts/marks/managed-schemas'
import { markMessages } from '@vitrine/contracts/marks/messages'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { thumbnailRules } from '../settings.ts'

const bySchema = validateBySchema(markInputSchema)

/** The contract's own schema, and the rule of pictures, which needs the settings. */
export function validateMark(values: Record<string, unknown>): Record<string, string> {
  const messages = bySchema(values)
  const isAllowed = (url: unknown) => typeof url === 'string' && isAllowedThumbnail(url, thumbnailRules())
  const larger: unknown[] = Array.isArray(values['pictures']) ? values['pictures'] : []
  if (values['picture'] && !isAllowed(values['picture']))
    messages['picture'] ??= markMessages.pictureNotAllowed
  if (!larger.every(isAllowed)) messages['pictures'] ??= markMessages.pictureNotAllowed
  return messages
}
