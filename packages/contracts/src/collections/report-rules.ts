import type { FieldErrorCode, TextFailure } from '../errors.ts'
import { emailProblem } from '../newsletter/rules.ts'
import { reportMessages as messages, isReportReason, reportLimits as limits } from './report-messages.ts'

export const reportFields = ['reason', 'comment', 'email'] as const
export type ReportField = (typeof reportFields)[number]

/** Control characters beyond ends of lines and tabs. */
const UNWRITABLE = /[^\P{Cc}\n\r\t]/u

const failure = (errorCode: FieldErrorCode, message: string): TextFailure => ({ errorCode, message })

/**
 * The report form's rules as plain functions: its page carries no schema library, and the call's schema asks
 * these very functions.
 */
export const reportRules = {
  reason: (reason: string): TextFailure | null =>
    isReportReason(reason) ? null : failure(reason ? 'invalid' : 'null', messages.reasonMissing),
  /** Only `other` needs one. */
  comment: (comment: string, reason: string): TextFailure | null => {
    const words = comment.trim()
    if (!words) return reason === 'other' ? failure('null', messages.commentMissing) : null
    if (UNWRITABLE.test(words)) return failure('invalid', messages.commentInvalid)
    return [...words].length > limits.commentMax ? failure('Size', messages.commentTooLong) : null
  },
  /** May be empty. */
  email: (email: string): TextFailure | null => {
    const problem = email.trim() ? emailProblem(email) : null
    return problem === null ? null : failure('invalid', problem)
  },
}
