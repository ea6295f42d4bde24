import { tidyPasted } from './pasted-text.ts'
import { rawLimit } from './raw-length.ts'

/** The longest path that SMTP carries (RFC 5321). */
export const EMAIL_MAX = 254

export type EmailFault = 'missing' | 'tooLong' | 'invalid'

/**
 * Letters of any script, digits and the signs that mailboxes have; no quotes, no brackets, nothing that could
 * end a header.
 */
const MAILBOX = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u
const LAST_LABEL = /^(?:xn--[a-z0-9-]{1,59}|[\p{L}\p{M}]{2,63})$/iu
const MAILBOX_MAX = 64

/**
 * What is wrong with a text that is to be an email: the one rule of every form and every call. Spaces around
 * it are not its own.
 */
export function emailFault(text: string): EmailFault | null {
  if (text.length > rawLimit(EMAIL_MAX)) return 'tooLong'
  const email = tidyEmail(text)
  if (email === '') return 'missing'
  if (email.length > EMAIL_MAX) return 'tooLong'
  // Signs that only look like others would be the others' account.
  return isWellFormed(email) && email === email.normalize('NFKC') ? null : 'invalid'
}

/** As it is kept: as `tidyPasted` leaves it, accents with their letters. For a text that has been measured. */
export function tidyEmail(text: string): string {
  return tidyPasted(text).normalize('NFC')
}

function isWellFormed(email: string): boolean {
  const [mailbox = '', domain = '', ...more] = email.split('@')
  const labels = domain.split('.')
  const last = labels.pop() ?? ''
  return (
    more.length === 0 &&
    mailbox.length <= MAILBOX_MAX &&
    MAILBOX.test(mailbox) &&
    labels.length > 0 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(last)
  )
}
