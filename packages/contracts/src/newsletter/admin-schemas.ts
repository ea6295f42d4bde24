import { z } from 'zod'
import { EMAIL_MAX, tidyEmail } from '../email.ts'
import { cutText, measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { tidyLine } from '../pasted-text.ts'
import { issueLimits as limits } from './messages.ts'
import { emailProblem } from './rules.ts'
import { emailCategorySchema } from './schemas.ts'

export const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
export type IssueState = (typeof issueStates)[number]

export const deliveryStates = ['waiting', 'claimed', 'sent', 'failed', 'unknown', 'skipped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const issueMessages = {
  subjectMissing: 'A subject is required.',
  subjectTooLong: `The subject must have at most ${limits.subjectMax} characters.`,
  preheaderTooLong: `The preview text must have at most ${limits.preheaderMax} characters.`,
  introMissing: 'An introduction is required.',
  introTooLong: `The introduction must have at most ${limits.introMax} characters.`,
  tooManyArticles: `An issue has at most ${limits.articlesMax} articles.`,
  oneLine: 'This must be one line of plain characters.',
  articleNotPublished: 'An issue can contain published articles only. Remove the others.',
  dueInvalid: 'This must be in the future.',
  dueTooFar: `This must be at most ${limits.dueMonthsAhead} months from now.`,
  actionUnknown:
    'This action does not exist. An issue is scheduled, unscheduled, paused, resumed or canceled.',
  begun: 'Sending has started. The issue can no longer be changed.',
  movedOn: 'The status of the issue has changed and no longer allows this.',
  alreadySuppressed: 'This email is already suppressed.',
  emailInvalid: 'Email is invalid',
  noteTooLong: `The note must have at most ${limits.noteMax} characters.`,
} as const

/** What stands in a mail's header. */
const oneLine = (text: z.ZodString) => text.overwrite(tidyLine).refine(isOneLine, issueMessages.oneLine)

export const issueInputSchema = z.object({
  category: emailCategorySchema,
  subject: oneLine(
    measuredText(limits.subjectMax, { tooLong: issueMessages.subjectTooLong })
      .min(1, issueMessages.subjectMissing)
      .max(limits.subjectMax, issueMessages.subjectTooLong),
  ).pipe(z.string().min(1, issueMessages.subjectMissing)),
  preheader: oneLine(
    measuredText(limits.preheaderMax, { tooLong: issueMessages.preheaderTooLong }).max(
      limits.preheaderMax,
      issueMessages.preheaderTooLong,
    ),
  ).default(''),
  intro: measuredText(limits.introMax, { tooLong: issueMessages.introTooLong })
    .trim()
    .min(1, issueMessages.introMissing)
    .max(limits.introMax, issueMessages.introTooLong),
  articleIds: z
    .array(z.int().positive())
    .max(limits.articlesMax, issueMessages.tooManyArticles)
    .default([])
    .transform((ids) => [...new Set(ids)]),
})
export type IssueInput = z.output<typeof issueInputSchema>

const pickedArticleSchema = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  thumbnail: z.string(),
  isPublished: z.boolean(),
})

/** Recipients by what became of them. */
export const deliveryCountsSchema = z.object({
  waiting: z.int(),
  claimed: z.int(),
  sent: z.int(),
  failed: z.int(),
  unknown: z.int(),
  skipped: z.int(),
})
export type DeliveryCounts = z.infer<typeof deliveryCountsSchema>

export const managedIssueSchema = z.object({
  id: z.int(),
  category: emailCategorySchema,
  subject: z.string(),
  preheader: z.string(),
  intro: z.string(),
  articleIds: z.array(z.int()),
  articles: z.array(pickedArticleSchema),
  state: z.enum(issueStates),
  dueAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /**
   * When its time had come and none of its articles could be read any more: a draft since, until it has a
   * time anew.
   */
  heldBackAt: z.string().nullable(),
  counts: deliveryCountsSchema,
  /** How many would get it if its sending began now. */
  audience: z.int(),
  /** Subscribers of the category who are suppressed. */
  suppressed: z.int(),
  revision: z.int(),
  dateUpdated: z.string(),
})
export type ManagedIssue = z.infer<typeof managedIssueSchema>

/** `schedule` without a time is now. */
export const moveIssueInputSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('schedule'),
      dueAt: measuredText(30, { tooLong: issueMessages.dueInvalid })
        .pipe(z.iso.datetime({ offset: true, error: issueMessages.dueInvalid }))
        .nullable()
        .default(null),
    }),
    z.object({ action: z.enum(['unschedule', 'pause', 'resume', 'cancel']) }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? issueMessages.actionUnknown : undefined) },
)
export type MoveIssueInput = z.output<typeof moveIssueInputSchema>

export const managedDeliverySchema = z.object({
  id: z.int(),
  issueId: z.int(),
  email: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  settledAt: z.string().nullable(),
  answer: z.string(),
})
export type ManagedDelivery = z.infer<typeof managedDeliverySchema>

/** About a mail of which nobody knows whether it left, or that has failed. */
export const decisionSchema = z.object({ decision: z.enum(['send-again', 'count-as-sent', 'give-up']) })
export type Decision = z.infer<typeof decisionSchema>['decision']

export const suppressionReasons = ['bounce', 'complaint', 'staff'] as const
export const suppressionSchema = z.object({
  id: z.int(),
  email: z.string(),
  reason: z.enum(suppressionReasons),
  note: z.string(),
  dateCreated: z.string(),
})
export type Suppression = z.infer<typeof suppressionSchema>

export const suppressionInputSchema = z.object({
  email: measuredText(EMAIL_MAX, { tooLong: issueMessages.emailInvalid })
    .refine((email) => emailProblem(email) === null, issueMessages.emailInvalid)
    .transform(tidyEmail),
  note: measuredText(limits.noteMax, { tooLong: issueMessages.noteTooLong })
    .trim()
    .max(limits.noteMax, issueMessages.noteTooLong)
    .default(''),
})

/**
 * What a mail provider's hook is set up to send (or a few lines of glue make of it). A permanent bounce and a
 * complaint suppress the address; a bounce that is not permanent is noted at the recipient and nothing more.
 */
export const mailReportsSchema = z.object({
  reports: z
    .array(
      z.object({
        type: z.enum(['bounce', 'complaint']),
        /** One that is no address is passed over: the rest of the batch counts. */
        email: cutText(EMAIL_MAX + 1),
        isPermanent: z.boolean().default(true),
        /** Mail servers are wordy; its beginning is kept. */
        reason: cutText(limits.noteMax)
          .transform((reason) => reason.toWellFormed())
          .default(''),
        /** The Message-ID of the mail it is about, with or without its angle brackets. */
        messageId: cutText(1000).optional(),
      }),
    )
    .max(limits.reportsMax),
})
export type MailReport = z.output<typeof mailReportsSchema>['reports'][number]
