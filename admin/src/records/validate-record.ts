import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import type { z } from 'zod'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { thumbnailRules } from '../settings.ts'

interface RecordRules {
  /** Fields of one picture or several, with what is said of one from a host that is not allowed. */
  pictures?: Readonly<Record<string, string>>
  /**
   * Lists that one field holds, so that what is wrong with a line of them shows there. The word is what a
   * line is called, as in 'Lot 2: …'; without a word the sentence stands alone.
   */
  lines?: Readonly<Record<string, string>>
}

/** The contract's own schema, and the rule of pictures, which needs the settings. */
export function validateRecord(schema: z.ZodType, { pictures = {}, lines = {} }: RecordRules = {}) {
  const bySchema = validateBySchema(schema)
  return (values: Record<string, unknown>): Record<string, string> => {
    const messages: Record<string, string> = {}
    for (const [path, message] of Object.entries(bySchema(values))) {
      const [field = path, place] = path.split('.')
      const line = lines[field]
      if (line === undefined) messages[path] = message
      else
        messages[field] ??= line && place !== undefined ? `${line} ${Number(place) + 1}: ${message}` : message
    }
    for (const [field, message] of Object.entries(pictures))
      if (![values[field]].flat().every(isAllowedPicture)) messages[field] ??= message
    return messages
  }
}

/** No picture is allowed, too: whether one is needed is the schema's part. */
function isAllowedPicture(url: unknown): boolean {
  return !url || (typeof url === 'string' && isAllowedThumbnail(url.trim(), thumbnailRules()))
}
