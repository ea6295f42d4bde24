import { z } from 'zod'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { deletionMessages as messages, deletionLimits as limits } from './deletion-messages.ts'
import { identityLimits } from './messages.ts'

const tidyReason = (text: string) => text.replace(/\r\n?/g, '\n').trim()

export const deletionInputSchema = z.object({
  password: measuredText(identityLimits.passwordRawMax, {
    missing: messages.passwordRequired,
    tooLong: messages.passwordWrong,
  })
    .min(1, messages.passwordRequired)
    .max(identityLimits.passwordRawMax, messages.passwordWrong),
  reason: measuredText(limits.reasonMax, { tooLong: messages.reasonTooLong })
    .transform(tidyReason)
    .pipe(
      z.string().refine((text) => [...text].length <= limits.reasonMax, {
        error: messages.reasonTooLong,
        params: { errorCode: 'Size' },
      }),
    )
    .default(''),
})
export type DeletionInput = z.output<typeof deletionInputSchema>

/** That an account will be deleted, and when. Times are ISO 8601. */
export const openDeletionSchema = z.object({
  id: z.int(),
  requestedDate: z.iso.datetime(),
  dueDate: z.iso.datetime(),
  /**
   * Until when the membership stays open whose renewal this request has stopped; null where there is none
   * that could be renewed again.
   */
  membershipEndsDate: z.iso.datetime().nullable(),
})
export type OpenDeletion = z.infer<typeof openDeletionSchema>

/** Whether the membership is to renew again, which the request has stopped. */
export const keepAccountQuerySchema = z.object({
  renewMembership: lenientParameter(5, (value) => value === 'true' || value === true),
})

export const deletionRequestSchema = z.object({ request: openDeletionSchema.nullable() })
export const savedDeletionSchema = z.object({ response: z.object({ id: z.int() }) })
