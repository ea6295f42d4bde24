import type { FieldErrorCode, TextFailure } from '../errors.ts'
import { emailProblem } from '../newsletter/rules.ts'
import { isOneLine } from '../one-line.ts'
import { tidyLine, tidyPasted } from '../pasted-text.ts'
import { normalWebUrl } from '../web-url.ts'
import { contactMessages as messages, contactLimits as limits } from './messages.ts'
import { isContactSubject } from './subjects.ts'

export const contactFields = ['name', 'email', 'subject', 'website', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Control characters beyond ends of lines and tabs. */
const UNWRITABLE = /[^\P{Cc}\n\r\t]/u

const failure = (errorCode: FieldErrorCode, message: string): TextFailure => ({ errorCode, message })

/**
 * The form's rules as plain functions: its page carries no schema library, and the call's schema asks these
 * very functions. Each returns why a text cannot be accepted, or null.
 */
export const contactRules: Record<ContactField, (text: string) => TextFailure | null> = {
  name: (text) => {
    const name = tidyLine(text)
    if (!name) return failure('null', messages.nameMissing)
    if (!isOneLine(name)) return failure('invalid', messages.nameInvalid)
    return name.length > limits.nameMax ? failure('Size', messages.nameTooLong) : null
  },
  email: (text) => {
    const problem = emailProblem(text)
    return problem === null ? null : failure(text.trim() ? 'invalid' : 'null', problem)
  },
  subject: (text) =>
    isContactSubject(text) ? null : failure(text ? 'invalid' : 'null', messages.subjectMissing),
  website: (text) => {
    const website = tidyPasted(text)
    if (!website) return null
    if (website.length > limits.websiteMax) return failure('Size', messages.websiteTooLong)
    const normal = normalWebUrl(website)
    if (normal === null) return failure('invalid', messages.websiteInvalid)
    return normal.length > limits.websiteMax ? failure('Size', messages.websiteTooLong) : null
  },
  message: (text) => {
    const words = text.trim()
    if (!words) return failure('null', messages.messageMissing)
    if (UNWRITABLE.test(words)) return failure('invalid', messages.messageInvalid)
    if (words.length < limits.messageMin) return failure('Size', messages.messageTooShort)
    return words.length > limits.messageMax ? failure('Size', messages.messageTooLong) : null
  },
}
