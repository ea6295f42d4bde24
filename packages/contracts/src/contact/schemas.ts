import { z } from 'zod'
import { tidyEmail } from '../email.ts'
import { contactMessages as messages, contactLimits as limits } from './messages.ts'
import { newsletterMessages, newsletterLimits } from '../newsletter/messages.ts'
import { contactRules, type ContactField } from './rules.ts'
import { measuredText } from '../measured-text.ts'
import { tidyPasted } from '../pasted-text.ts'
import { normalWebUrl } from '../web-url.ts'
import { trapSchema } from '../trap-schema.ts'
import { TRAP_FIELD } from '../trap.ts'
import { contactSubjects } from './subjects.ts'

/** A field by its rule; far too long a text is refused before the rule looks at it. */
function by(field: ContactField, max: number, tooLong: string) {
  return measuredText(max, { tooLong })
    .default('')
    .superRefine((text, context) => {
      const failure = contactRules[field](text)
      if (failure)
        context.addIssue({
          code: 'custom',
          message: failure.message,
          params: { errorCode: failure.errorCode },
        })
    })
}

export const contactInputSchema = z
  .object({
    name: by('name', limits.nameMax, messages.nameTooLong).transform((text) =>
      tidyPasted(text).replace(/\s+/g, ' '),
    ),
    email: by('email', newsletterLimits.emailMax, newsletterMessages.emailInvalid).transform(tidyEmail),
    subject: by('subject', limits.nameMax, messages.subjectMissing).pipe(
      z.enum(contactSubjects.map(({ value }) => value)),
    ),
    website: by('website', limits.websiteMax, messages.websiteTooLong).transform((text) =>
      normalWebUrl(tidyPasted(text)),
    ),
    message: by('message', limits.messageMax, messages.messageTooLong).transform((text) =>
      text.replace(/\r\n?/g, '\n').trim(),
    ),
    /** A message with this filled in is answered as any other, kept as suspected, and not mailed. */
    [TRAP_FIELD]: trapSchema,
  })
  .transform(({ [TRAP_FIELD]: trap, ...message }) => ({ ...message, isSuspected: trap !== '' }))
export type ContactInput = z.output<typeof contactInputSchema>

export const contactStates = ['new', 'answered'] as const
export const contactStateSchema = z.enum(contactStates)
export type ContactState = z.infer<typeof contactStateSchema>

/** One message as staff see it. Times are ISO 8601. */
export const managedMessageSchema = z.object({
  id: z.int(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  website: z.string().nullable(),
  message: z.string(),
  state: contactStateSchema,
  /** Its sender filled in the field that no person sees: it was not mailed. */
  isSuspected: z.boolean(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
  revision: z.int(),
})
export type ManagedMessage = z.infer<typeof managedMessageSchema>
