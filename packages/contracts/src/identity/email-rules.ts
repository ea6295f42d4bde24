import { emailFault } from '../email.ts'
import { identityMessages } from './messages.ts'
import type { TextFailure } from './text-failure.ts'

const FAILURES = {
  missing: { errorCode: 'null', message: identityMessages.emailRequired },
  tooLong: { errorCode: 'Size', message: identityMessages.emailInvalid },
  invalid: { errorCode: 'invalid', message: identityMessages.emailInvalid },
} as const satisfies Record<string, TextFailure>

/** The rule of every email (email.ts), in the words of accounts. */
export function emailFailure(email: string): TextFailure | null {
  const fault = emailFault(email)
  return fault && FAILURES[fault]
}
