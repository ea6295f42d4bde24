import { z } from 'zod'
import { tidyEmail } from '../email.ts'
import { emailCategories, newsletterSources } from './categories.ts'
import { measuredText } from '../measured-text.ts'
import { guardedFields, withSuspicion } from '../trap-schema.ts'
import { newsletterMessages as messages, newsletterLimits as limits } from './messages.ts'
import { emailProblem, namePartProblems, tidyName } from './rules.ts'

/** Body of the documented call. Field errors come in the documents' order: last name, first name, email. */
export const subscribeInputSchema = z
  .object({
    lastName: measuredText(limits.nameMax, { tooLong: messages.nameTooLong }).default(''),
    firstName: measuredText(limits.nameMax, { tooLong: messages.nameTooLong }).default(''),
    email: measuredText(limits.emailMax, { tooLong: messages.emailInvalid }).default(''),
    source: z.enum(newsletterSources, messages.sourceUnknown),
    ...guardedFields,
  })
  .superRefine((input, context) => {
    const problems = { ...namePartProblems(input), email: emailProblem(input.email) }
    for (const [field, message] of Object.entries(problems)) {
      if (message)
        context.addIssue({
          code: 'custom',
          path: [field],
          message,
          input: input[field as keyof typeof problems],
        })
    }
  })
  .transform(({ firstName, lastName, email, ...others }) => ({
    firstName: tidyName(firstName),
    lastName: tidyName(lastName),
    email: tidyEmail(email),
    ...withSuspicion(others),
  }))
export type SubscribeInput = z.output<typeof subscribeInputSchema>

/** The secret of a mail's link. What cannot be one is treated as one that is none of ours. */
export const linkKeySchema = measuredText(200).max(200).catch('')

export const emailCategorySchema = z.enum(emailCategories)

/** The category in a mail's link: null where the link lost it, whole or in part, or holds more than one. */
export const linkCategorySchema = emailCategorySchema.nullable().catch(null)
export const subscriptionStates = ['SUBSCRIBED', 'UNSUBSCRIBED'] as const
export const subscriptionStateSchema = z.enum(subscriptionStates)

/**
 * `confirmed`: the link has subscribed its owner, who still is. `used`: it has, and the subscription has
 * ended since. `none`: the link is unknown or too old; what it was for is not known then.
 */
export const confirmationSchema = z.object({
  state: z.enum(['open', 'confirmed', 'used', 'none']),
  category: emailCategorySchema.nullable(),
})
export type Confirmation = z.infer<typeof confirmationSchema>

/** What the link of a mailing leads to. */
export const unsubscriptionSchema = z.object({
  category: emailCategorySchema,
  state: subscriptionStateSchema,
})
export type Unsubscription = z.infer<typeof unsubscriptionSchema>

export const emailPreferencesSchema = z.object({
  newsletter: subscriptionStateSchema,
  events: subscriptionStateSchema,
  promotions: subscriptionStateSchema,
  updates: subscriptionStateSchema,
  /** Mails to the address came back or were complained about: no mailing goes there, whatever is switched on. */
  isSuppressed: z.boolean(),
})
export type EmailPreferences = z.infer<typeof emailPreferencesSchema>

/** `awaitsConfirmation`: a mail is on its way, and the state changes once its link is followed. */
export const changedEmailPreferenceSchema = z.object({
  category: emailCategorySchema,
  state: subscriptionStateSchema,
  awaitsConfirmation: z.boolean(),
})

export const issueArticleSchema = z.object({
  title: z.string(),
  url: z.string(),
  description: z.string(),
  thumbnail: z.string(),
})
export type IssueArticle = z.infer<typeof issueArticleSchema>

/**
 * What an issue says, fixed when its sending begins. Paragraphs of the introduction are parted by empty
 * lines.
 */
export const issueContentSchema = z.object({
  subject: z.string(),
  preheader: z.string(),
  intro: z.string(),
  articles: z.array(issueArticleSchema),
})
export type IssueContent = z.infer<typeof issueContentSchema>

/** An issue as everybody may read it. */
export const publicIssueSchema = issueContentSchema.omit({ preheader: true }).extend({ sentAt: z.string() })
export type PublicIssue = z.infer<typeof publicIssueSchema>
