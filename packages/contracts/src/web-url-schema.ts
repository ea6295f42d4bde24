import { measuredText } from './measured-text.ts'
import { tidyPasted } from './pasted-text.ts'
import { isWebUrl, WEB_ADDRESS_INVALID } from './web-url.ts'

const MOST_CHARACTERS = 2000
const TOO_LONG = `At most ${MOST_CHARACTERS} characters.`

/** A web address that a page may link to. No `javascript:`, no `data:`. */
export const webUrlSchema = measuredText(MOST_CHARACTERS, { tooLong: TOO_LONG })
  .overwrite(tidyPasted)
  .max(MOST_CHARACTERS, { error: TOO_LONG, abort: true })
  .refine(isWebUrl, WEB_ADDRESS_INVALID)
