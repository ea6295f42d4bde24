import { z } from 'zod'

export const mailStates = ['waiting', 'claimed', 'sent', 'failed', 'unknown'] as const
export type MailState = (typeof mailStates)[number]

/** One mail as staff see it. Times are ISO 8601. */
export const mailSchema = z.object({
  id: z.int(),
  template: z.string(),
  recipient: z.string(),
  subject: z.string().nullable(),
  state: z.enum(mailStates),
  requestedAt: z.string(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
})
export type Mail = z.infer<typeof mailSchema>

/**
 * What a kept mail says. Only the embedded set-up keeps them. Without `mail.read-links` every link is left
 * out, in text, HTML and headers.
 */
export const storedMessageSchema = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  date: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string(),
  html: z.string(),
  linksLeftOut: z.boolean(),
})
export type StoredMessage = z.infer<typeof storedMessageSchema>
