import { z } from 'zod'
import { tidyEmail } from '../email.ts'
import { measuredText } from '../measured-text.ts'
import { tidyPasted } from '../pasted-text.ts'
import { guardedFields, withSuspicion } from '../trap-schema.ts'
import {
  emailFailure,
  displayNameFailure,
  tidyDisplayName,
  confirmFailure,
  passwordFailure,
} from './account-rules.ts'
import { identityMessages as messages, identityLimits as limits } from './messages.ts'
import type { TextFailure } from '../errors.ts'

/** The first rule that a text breaks, told at its field: a form never shows two sentences for one field. */
export function textBy(
  { max, missing, tooLong }: { max: number; missing: string; tooLong: string },
  failureOf: (text: string) => TextFailure | null,
) {
  return measuredText(max, { missing, tooLong }).superRefine((text, context) =>
    reportAt(context, [], failureOf(text)),
  )
}

export function reportAt(context: z.core.$RefinementCtx, path: string[], failure: TextFailure | null): void {
  if (failure)
    context.addIssue({
      code: 'custom',
      path,
      message: failure.message,
      params: { errorCode: failure.errorCode },
    })
}

/** @param missing what an empty one is told */
export function emailSchemaSaying(missing: string) {
  const failureOf = (email: string) =>
    tidyPasted(email) === '' ? { errorCode: 'null' as const, message: missing } : emailFailure(email)
  return textBy({ max: limits.emailMax, missing, tooLong: messages.emailInvalid }, failureOf).transform(
    tidyEmail,
  )
}
export const emailSchema = emailSchemaSaying(messages.emailRequired)
export const newPasswordSchema = textBy(
  { max: limits.passwordMax, missing: messages.passwordRequired, tooLong: messages.passwordTooLong },
  passwordFailure,
)
export const displayNameSchema = textBy(
  { max: limits.displayNameMax, missing: messages.displayNameRequired, tooLong: messages.displayNameTooLong },
  displayNameFailure,
).transform(tidyDisplayName)

/** A blank display name is none: a default takes its place. */
const optionalDisplayName = measuredText(limits.displayNameMax, { tooLong: messages.displayNameTooLong })
  .transform((name) => (tidyPasted(name) === '' ? undefined : name))
  .pipe(displayNameSchema.optional())
  .optional()

/** The page that was asked for before, such as a plan that was chosen: a path of this site. */
export const parentUrlSchema = measuredText(limits.parentUrlMax)
  .max(limits.parentUrlMax)
  .regex(/^\/(?![/\\])/)

/** `parentUrl`: the link in the mail leads on to it. */
export const signUpInputSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema,
    displayName: optionalDisplayName,
    parentUrl: parentUrlSchema.optional(),
    ...guardedFields,
  })
  .transform(withSuspicion)

/** Long enough for any link of ours. */
export const linkTokenSchema = measuredText(200).max(200)
export const linkInputSchema = z.object({ token: linkTokenSchema })

export const requestResetInputSchema = z.object({ email: emailSchema })

const currentPassword = measuredText(limits.passwordRawMax, {
  missing: messages.currentRequired,
  tooLong: messages.currentWrong,
})
  .min(1, messages.currentRequired)
  .max(limits.passwordRawMax, messages.currentWrong)
export const newPasswordTwice = {
  newPassword: newPasswordSchema,
  newPasswordConfirm: measuredText(limits.passwordRawMax, {
    missing: messages.confirmRequired,
    tooLong: messages.confirmDiffers,
  }),
}

export const confirmedPasswords = (
  passwords: { newPassword: string; newPasswordConfirm: string },
  context: z.core.$RefinementCtx,
) =>
  reportAt(
    context,
    ['newPasswordConfirm'],
    confirmFailure(passwords.newPassword, passwords.newPasswordConfirm),
  )

export const resetPasswordInputSchema = z
  .object({ token: linkTokenSchema, ...newPasswordTwice })
  .superRefine(confirmedPasswords)
export const changePasswordInputSchema = z
  .object({ oldPassword: currentPassword, ...newPasswordTwice })
  .superRefine(confirmedPasswords)
  .superRefine(({ oldPassword, newPassword }, context) =>
    reportAt(
      context,
      ['newPassword'],
      newPassword === oldPassword ? { errorCode: 'invalid', message: messages.sameAsCurrent } : null,
    ),
  )

export const changeDisplayNameInputSchema = z.object({ displayName: displayNameSchema })

/** A place where the member is signed in. */
export const openSessionSchema = z.object({
  id: z.int(),
  /** In words: 'Firefox on Windows'. */
  device: z.string(),
  /** The network address it was opened from. */
  address: z.string(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSessionSchema>
