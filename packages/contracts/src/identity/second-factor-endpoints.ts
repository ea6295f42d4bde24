import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import {
  codeInputSchema,
  recoveryCodesSchema,
  secondFactorKeySchema,
  secondFactorSchema,
  setUpInputSchema,
} from './second-factor-schemas.ts'

const success = z.object({ success: z.literal(true) })
/** Far above what somebody types, far below guessing; wrong codes lock besides. */
const rateLimits = [{ by: 'account', perMinute: 20, together: 'second-factor' }] as const

// A session that has still to give its second factor is a member's, so these are for members; of an account
// that is no staff there is none, and each responds as for a missing record.

export const readSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/second-factor',
  name: 'identity.read-second-factor',
  access: 'member',
  summary: 'The second factor of staff; 404 for everybody else',
  response: secondFactorSchema,
  errors: ['NOT_FOUND'],
})
export const setUpSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/second-factor/setup',
  name: 'identity.set-up-second-factor',
  access: 'member',
  status: 200,
  rateLimits,
  summary: 'Begin with a new key for an authenticator app; it counts once a code has confirmed it',
  body: setUpInputSchema,
  response: secondFactorKeySchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'VALIDATION_FAILED'],
})
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/second-factor/confirm',
  name: 'identity.confirm-second-factor',
  access: 'member',
  status: 200,
  rateLimits,
  summary: 'Confirm the new key by a first code; the recovery codes are shown once',
  body: codeInputSchema,
  response: recoveryCodesSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'VALIDATION_FAILED'],
})
export const passSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/second-factor/pass',
  name: 'identity.pass-second-factor',
  access: 'member',
  status: 200,
  rateLimits,
  summary: 'Give this session its second factor: a code of the app, or a recovery code',
  body: codeInputSchema,
  response: success,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'VALIDATION_FAILED'],
})
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/second-factor/recovery-codes',
  name: 'identity.renew-recovery-codes',
  access: 'member',
  status: 200,
  rateLimits,
  summary: 'New recovery codes in the place of the old ones, for a code of the app',
  body: codeInputSchema,
  response: recoveryCodesSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'VALIDATION_FAILED'],
})
export const dropSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/second-factor/remove',
  name: 'identity.drop-second-factor',
  access: 'member',
  status: 200,
  rateLimits,
  summary: 'Take the own second factor away, for a code of the app or a recovery code',
  body: codeInputSchema,
  response: success,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'VALIDATION_FAILED'],
})
