import { synonymInputSchema } from '@vitrine/contracts/synonyms/schemas'
import { validateBySchema } from '../feedback/validate-by-schema.ts'

const bySchema = validateBySchema(synonymInputSchema)

/** The terms are one field, so that what is wrong with one of them shows there. */
export function validateSynonym(values: Record<string, unknown>): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(bySchema(values)))
    messages[path.split('.')[0] ?? path] ??= message
  return messages
}
