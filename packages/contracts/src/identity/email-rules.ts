import { identityLimits } from './limits.ts'
import { identityMessages } from './messages.ts'
import type { TextFailure } from './text-failure.ts'

/** Letters, digits and the signs that mailboxes have; no quotes, no brackets, nothing that could end a mail's header. */
const EMAIL = /^(?!\.)(?!.*\.\.)(?!.*\.@)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export function emailFailure(email: string): TextFailure | null {
  const trimmed = email.trim()
  if (!trimmed) return { errorCode: 'null', message: identityMessages.emailRequired }
  if (trimmed.length > identityLimits.emailMax) return { errorCode: 'Size', message: identityMessages.emailInvalid }
  return EMAIL.test(trimmed) ? null : { errorCode: 'invalid', message: identityMessages.emailInvalid }
}
