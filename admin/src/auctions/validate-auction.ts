import { auctionInputSchema } from '@vitrine/contracts/auctions/schemas'
import { validateBySchema } from '../feedback/validate-by-schema.ts'

const bySchema = validateBySchema(auctionInputSchema)

/** The lots are one field, so that what is wrong with one of them shows there. */
export function validateAuction(values: Record<string, unknown>): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(bySchema(values))) {
    const [field = path, place] = path.split('.')
    messages[field] ??=
      field === 'lots' && place !== undefined ? `Lot ${Number(place) + 1}: ${message}` : message
  }
  return messages
}
