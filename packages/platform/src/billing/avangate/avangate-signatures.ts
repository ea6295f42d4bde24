import { hmacHex, isSameSignature } from '../signatures.ts'

/** Each value after its length in bytes: what 2Checkout's signatures are over. */
export const lengthPrefixed = (values: readonly string[]): string =>
  values.map((value) => `${Buffer.byteLength(value)}${value}`).join('')

/** What neither a buy link's nor a return's signature is over. */
const UNSIGNED = new Set(['signature', 'merchant', 'email', 'country'])

/** Of the parameters of a buy link, or of a return, by name. */
export function parametersSignature(parameters: Readonly<Record<string, string>>, secret: string): string {
  const names = Object.keys(parameters)
    .filter((name) => !UNSIGNED.has(name))
    .toSorted()
  return hmacHex('sha256', secret, lengthPrefixed(names.map((name) => parameters[name] ?? '')))
}

export const isSignedReturn = (parameters: Readonly<Record<string, string>>, secret: string): boolean =>
  isSameSignature(parameters['signature'] ?? '', parametersSignature(parameters, secret))

const two = (figure: number) => String(figure).padStart(2, '0')

/** As 2Checkout writes a moment: `2026-11-23 09:05:00`. */
export const writtenTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')
export const readTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)
const digits = (date: Date): string =>
  `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}${two(date.getUTCHours())}${two(date.getUTCMinutes())}${two(date.getUTCSeconds())}`

/** The header `X-Avangate-Authentication` of a call. */
export function authentication(merchantCode: string, secretKey: string, now: Date): string {
  const date = writtenTime(now)
  return `code="${merchantCode}" date="${date}" hash="${hmacHex('sha256', secretKey, lengthPrefixed([merchantCode, date]))}" algo="sha256"`
}

/** The receipt that 2Checkout wants to read. */
export function signedReceipt(fields: readonly string[], secretKey: string, now: Date): string {
  const date = digits(now)
  return `<sig algo="sha256" date="${date}">${hmacHex('sha256', secretKey, lengthPrefixed([...fields, date]))}</sig>`
}
