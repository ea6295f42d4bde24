import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { tidyPasted } from '../pasted-text.ts'
import { identityLimits } from './messages.ts'
import { secondFactorMessages as messages, secondFactorLimits as limits } from './second-factor-messages.ts'

/** A code of the app, or a recovery code where the call takes one; spaces and hyphens do not matter. */
export const codeInputSchema = z.object({
  code: measuredText(limits.codeMax, { missing: messages.codeMissing, tooLong: messages.codeWrong })
    .overwrite(tidyPasted)
    .min(1, messages.codeMissing)
    .max(limits.codeMax, messages.codeWrong),
})

export const setUpInputSchema = z.object({
  password: measuredText(identityLimits.passwordRawMax, {
    missing: messages.passwordMissing,
    tooLong: messages.passwordWrong,
  })
    .min(1, messages.passwordMissing)
    .max(identityLimits.passwordRawMax, messages.passwordWrong),
})

/** How it stands with whoever is signed in. */
export const secondFactorSchema = z.object({
  isSetUp: z.boolean(),
  /** Whether this installation wants one of all staff. */
  isRequired: z.boolean(),
  /** Whether this session has still to give it. */
  isAwaited: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** What an authenticator app is given. */
export const secondFactorKeySchema = z.object({
  /** Base32, to be typed by hand. */
  secret: z.string(),
  /** otpauth://totp/… */
  uri: z.string(),
  /** The same as a drawing, an SVG. */
  qrCode: z.string(),
})
export type SecondFactorKey = z.infer<typeof secondFactorKeySchema>

/** Shown once: only their hashes are kept. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
