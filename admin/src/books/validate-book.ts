import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { bookInputSchema } from '@vitrine/contracts/library/managed-schemas'
import { bookMessages } from '@vitrine/contracts/library/messages'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { thumbnailRules } from '../settings.ts'

const bySchema = validateBySchema(bookInputSchema)
const nounOf: Readonly<Record<string, string>> = { contents: 'Entry', authors: 'Author' }

/**
 * The contract's own schema, and the rule of pictures, which needs the settings. Authors and the table of
 * contents are one field each, so that what is wrong with one of their lines shows there.
 */
export function validateBook(values: Record<string, unknown>): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(bySchema(values))) {
    const [field = path, place] = path.split('.')
    messages[field] ??=
      place === undefined ? message : `${nounOf[field] ?? 'Line'} ${Number(place) + 1}: ${message}`
  }
  const { cover } = values
  if (typeof cover === 'string' && cover !== '' && !isAllowedThumbnail(cover, thumbnailRules()))
    messages['cover'] ??= bookMessages.coverNotAllowed
  return messages
}
