import { constants, createPublicKey, publicDecrypt, verify } from 'node:crypto'
import { timeAfter, timeBefore } from '../../clock.ts'
import type { CheckoutState, CompleteCheckout } from '../checkout.ts'

/** Registered with the hosted page as its callback path; part of what is signed. */
export const ZUORA_CALLBACK_PATH = '/app/accountSettings/payment/callback'

const SIGNATURE_AGE = { minutes: 5 }

/** What Zuora signs of a return, in its order. */
export function signedReturn(parameters: Readonly<Record<string, string>>): string {
  const value = (name: string) => parameters[name] ?? ''
  return [
    ZUORA_CALLBACK_PATH,
    value('tenantId'),
    value('pageId'),
    value('token'),
    value('timestamp'),
    value('errorCode'),
    value('field_passthrough1'),
    value('refId'),
  ].join('#')
}

export type VerifiedReturn =
  | { isGenuine: true; paymentMethodId: string | null }
  | { isGenuine: false; code: string }

/** A return is genuine when it is signed with this checkout's own key, is fresh, and names this checkout. */
export function verifyReturn(
  { checkoutKey, parameters, state }: Pick<CompleteCheckout, 'checkoutKey' | 'parameters' | 'state'>,
  now: Date,
): VerifiedReturn {
  const key = publicKeyOf(state)
  if (!key) return { isGenuine: false, code: 'no-key' }
  if (
    !verify(
      'RSA-SHA512',
      Buffer.from(signedReturn(parameters)),
      key,
      Buffer.from(parameters['signature'] ?? '', 'base64'),
    )
  )
    return { isGenuine: false, code: 'wrong-signature' }
  if (parameters['field_passthrough1'] !== checkoutKey) return { isGenuine: false, code: 'another-checkout' }
  if (
    parameters['token'] !== state['token'] ||
    parameters['pageId'] !== state['pageId'] ||
    parameters['tenantId'] !== state['tenantId']
  )
    return { isGenuine: false, code: 'another-page' }
  const signedAt = new Date(Number(parameters['timestamp']))
  if (!(signedAt > timeBefore(now, SIGNATURE_AGE) && signedAt < timeAfter(now, SIGNATURE_AGE)))
    return { isGenuine: false, code: 'too-old' }
  if (parameters['success'] !== 'true') return { isGenuine: true, paymentMethodId: null }
  const paymentMethodId = decrypted(parameters['refId'] ?? '', key)
  return paymentMethodId === null
    ? { isGenuine: false, code: 'unreadable-reference' }
    : { isGenuine: true, paymentMethodId }
}

function publicKeyOf(state: CheckoutState) {
  try {
    return createPublicKey({ key: Buffer.from(state['key'] ?? '', 'base64'), format: 'der', type: 'spki' })
  } catch {
    return null
  }
}

function decrypted(text: string, key: ReturnType<typeof createPublicKey>): string | null {
  try {
    return publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text, 'base64')).toString(
      'utf8',
    )
  } catch {
    return null
  }
}
