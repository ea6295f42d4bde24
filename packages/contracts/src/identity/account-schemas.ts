import { z } from 'zod'
import { displayNameFailure, tidyDisplayName } from './display-name-rules.ts'
import { emailFailure } from './email-rules.ts'
import { identityMessages as messages } from './messages.ts'
import { confirmFailure, passwordFailure } from './password-rules.ts'
import type { TextFailure } from './text-failure.ts'

/** The first rule that a text breaks, told at its field: a form never shows two sentences for one field. */
function textBy(required: string, failureOf: (text: string) => TextFailure | null) {
  return z.string(required).superRefine((text, context) => report(context, [], failureOf(text)))
}

function report(context: z.core.$RefinementCtx, path: string[], failure: TextFailure | null): void {
  if (failure) context.addIssue({ code: 'custom', path, message: failure.message, params: { errorCode: failure.errorCode } })
}

export const emailSchema = textBy(messages.emailRequired, emailFailure).transform((email) => email.trim())
export const newPasswordSchema = textBy(messages.passwordRequired, passwordFailure)
export const displayNameSchema = textBy(messages.displayNameRequired, displayNameFailure).transform(tidyDisplayName)

/** A blank display name is none: a default takes its place. */
const optionalDisplayName = z.preprocess((name) => (typeof name === 'string' && name.trim() === '' ? undefined : name), displayNameSchema.optional())

export const signUpInputSchema = z.object({ email: emailSchema, password: newPasswordSchema, displayName: optionalDisplayName })

/** Long enough for any link of ours. */
const token = z.string().max(200)
export const linkInputSchema = z.object({ token })

export const requestResetInputSchema = z.object({ email: emailSchema })

const currentPassword = z.string(messages.currentRequired).min(1, messages.currentRequired).max(1000, messages.currentWrong)
const newPasswordTwice = { newPassword: newPasswordSchema, newPasswordConfirm: z.string(messages.confirmRequired).max(1000, messages.confirmDiffers) }

const confirmed = (passwords: { newPassword: string; newPasswordConfirm: string }, context: z.core.$RefinementCtx) =>
  report(context, ['newPasswordConfirm'], confirmFailure(passwords.newPassword, passwords.newPasswordConfirm))

export const resetPasswordInputSchema = z.object({ token, ...newPasswordTwice }).superRefine(confirmed)
export const changePasswordInputSchema = z.object({ oldPassword: currentPassword, ...newPasswordTwice }).superRefine(confirmed)

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
