import { isOneLine } from '../one-line.ts'
import { tidyLine } from '../pasted-text.ts'
import { rawLimit } from '../raw-length.ts'
import { identityMessages, identityLimits } from './messages.ts'
import type { TextFailure } from './text-failure.ts'

/** As it is stored: as `tidyLine` leaves it, with one space at a time within. */
export function tidyDisplayName(name: string): string {
  return tidyLine(name).normalize('NFC').replace(/\s+/g, ' ')
}

export function displayNameFailure(name: string): TextFailure | null {
  if (name.length > rawLimit(identityLimits.displayNameMax))
    return { errorCode: 'Size', message: identityMessages.displayNameTooLong }
  if (!isOneLine(tidyLine(name)))
    return { errorCode: 'invalid', message: identityMessages.displayNameInvalid }
  const tidy = tidyDisplayName(name)
  if (!tidy) return { errorCode: 'null', message: identityMessages.displayNameRequired }
  return [...tidy].length > identityLimits.displayNameMax
    ? { errorCode: 'Size', message: identityMessages.displayNameTooLong }
    : null
}

/** The name of somebody who gave none: what stands before the @, without a tag behind a plus. */
export function defaultDisplayName(email: string): string {
  const [local = ''] = email.slice(0, rawLimit(identityLimits.emailMax)).trim().split('@', 1)
  return tidyDisplayName(local.replace(/(?<=.)\+.*$/, '')).slice(0, identityLimits.displayNameMax)
}
