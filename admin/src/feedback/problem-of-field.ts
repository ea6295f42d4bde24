import type { FieldError } from 'react-hook-form'

/**
 * The sentence of a field's problem. react-admin's own inputs unwrap what a form's validation has found,
 * which it wraps in an object; the api's refusals are plain texts.
 */
export function problemOfField(error: FieldError | undefined): string | undefined {
  const message: unknown = error?.message
  if (typeof message === 'object' && message && 'message' in message) return String(message.message)
  return typeof message === 'string' ? message : undefined
}
