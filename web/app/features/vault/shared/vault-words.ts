import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import type { FieldError } from '@vitrine/contracts/errors'
import { isServerFailure } from '@vitrine/contracts/failure-words'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'

/** Refusals whose own sentence helps whoever reads it; any other has the documented one. */
const TOLD_AS_THEY_ARE: readonly string[] = ['exists', 'NoExplicitWords', 'Size']

/** What stands at a field that the server refused. */
export function fieldWords({ errorCode, errorMessage }: FieldError): string {
  return TOLD_AS_THEY_ARE.includes(errorCode) ? errorMessage : messages.tryAgain
}

/** The explicit words that a refusal names, by field. */
export function explicitWordsOf({ fieldErrors }: CallFailed): Record<string, string> {
  return Object.fromEntries(
    fieldErrors.flatMap(({ field, word }) => (word === undefined ? [] : [[field, word] as const])),
  )
}

/** A failed call with the words of its fields as the documents have them; for a form's `catch`. */
export function inVaultWords(error: unknown): never {
  if (!(error instanceof CallFailed) || error.fieldErrors.length === 0) throw error
  const body = typeof error.body === 'object' && error.body !== null ? error.body : {}
  throw new CallFailed(error.status, {
    ...body,
    errors: error.fieldErrors.map((refused) => ({ ...refused, errorMessage: fieldWords(refused) })),
  })
}

/** One sentence for a change that was not kept, where there is no field to say it at. */
export function failureWords(error: unknown): string {
  if (error instanceof NoResponse) return error.message
  if (!(error instanceof CallFailed)) throw error
  const [refused] = error.fieldErrors
  if (refused) return fieldWords(refused)
  return isServerFailure(error.status) ? messages.tryLater : error.message
}

/** The same where a collection is set: one that is gone has its own sentence. */
export function collectionFailureWords(error: unknown): string {
  const isGone =
    error instanceof CallFailed && error.fieldErrors.some(({ errorCode }) => errorCode === 'notFound')
  return isGone ? messages.unknownCollection : failureWords(error)
}
