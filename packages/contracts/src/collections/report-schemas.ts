import { z } from 'zod'
import { tidyEmail } from '../email.ts'
import { measuredText } from '../measured-text.ts'
import { newsletterMessages, newsletterLimits } from '../newsletter/messages.ts'
import { trapSchema } from '../trap-schema.ts'
import { TRAP_FIELD } from '../trap.ts'
import {
  reportMessages,
  reportDeskLimits,
  reportLimits,
  type ReportReason,
  reportReasons,
} from './report-messages.ts'
import { reportFields, reportRules } from './report-rules.ts'

export const reportReasonValues = reportReasons.map(({ value }) => value)

/** Of the desk of staff, which no reader of a collection loads. */
export const takeDownMessages = {
  reasonMissing: 'Please tell the owner why',
  reasonTooLong: `${reportDeskLimits.takeDownReasonMax} characters max`,
} as const

export const collectionReportInputSchema = z
  .object({
    reason: measuredText(40, {
      missing: reportMessages.reasonMissing,
      tooLong: reportMessages.reasonMissing,
    }).default(''),
    comment: measuredText(reportLimits.commentMax, { tooLong: reportMessages.commentTooLong }).default(''),
    /** Optional; a member's is filled in by the form. */
    email: measuredText(newsletterLimits.emailMax, { tooLong: newsletterMessages.emailInvalid }).default(''),
    /** A report with this filled in is answered as any other, kept as suspected, and not mailed. */
    [TRAP_FIELD]: trapSchema,
  })
  .superRefine((report, context) => {
    for (const field of reportFields) {
      const failure = reportRules[field](report[field], report.reason)
      if (failure)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: failure.message,
          params: { errorCode: failure.errorCode },
        })
    }
  })
  .transform(({ reason, comment, email, [TRAP_FIELD]: trap }) => ({
    reason: reportReasonValues.find((known) => known === reason) ?? ('other' satisfies ReportReason),
    comment: comment.replace(/\r\n?/g, '\n').trim(),
    email: email.trim() ? tidyEmail(email) : null,
    isSuspected: trap !== '',
  }))
export type CollectionReportInput = z.output<typeof collectionReportInputSchema>

export const reportedSchema = z.object({ success: z.literal(true) })

// --- staff ----------------------------------------------------------------------------------------

export const reportStates = ['new', 'settled'] as const
export const reportOutcomes = ['dismissed', 'taken-down'] as const

/** One report as staff see it. Times are ISO 8601. */
export const managedReportSchema = z.object({
  id: z.int(),
  receivedDate: z.string(),
  reason: z.enum(reportReasonValues),
  comment: z.string(),
  /** Of the reporter, who need not give one; never shown to the owner. */
  email: z.string().nullable(),
  state: z.enum(reportStates),
  /** Its sender filled in the field that no person sees: it was not mailed. */
  isSuspected: z.boolean(),
  /** Null while it is new. */
  outcome: z.enum(reportOutcomes).nullable(),
  settledDate: z.string().nullable(),
  settledBy: z.string().nullable(),
  /** What the owner was told; null unless this report led to a take-down. */
  takeDownReason: z.string().nullable(),
  collectionId: z.int(),
  /** Null once the collection is deleted, as is what follows. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  picture: z.string().nullable(),
  itemsCount: z.int().nullable(),
  collectionStatus: z.enum(['public', 'private', 'taken-down', 'deleted']),
  ownerId: z.int().nullable(),
  ownerEmail: z.string().nullable(),
  /** Its public page. */
  url: z.string(),
  revision: z.int(),
})
export type ManagedReport = z.infer<typeof managedReportSchema>

/** The reason that the owner is told. */
export const takeDownSchema = z.object({
  reason: measuredText(reportDeskLimits.takeDownReasonMax, {
    missing: takeDownMessages.reasonMissing,
    tooLong: takeDownMessages.reasonTooLong,
  })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .refine((text) => text !== '', {
          error: takeDownMessages.reasonMissing,
          params: { errorCode: 'null' },
          abort: true,
        })
        .refine((text) => [...text].length <= reportDeskLimits.takeDownReasonMax, {
          error: takeDownMessages.reasonTooLong,
          params: { errorCode: 'Size' },
        }),
    ),
})
