import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { FieldError } from '@vitrine/contracts/errors'
import { failureWords } from './vault-words.ts'

/** Refusals whose own sentence says what to do. */
const TOLD_AS_THEY_ARE: readonly string[] = ['exists', 'NoExplicitWords', 'Size']

/** What stands at a field of a collection that the server refused. */
export function collectionFieldWords({
  errorCode,
  errorMessage,
}: Pick<FieldError, 'errorCode' | 'errorMessage'>): string {
  if (errorCode === 'notFound') return messages.notFound
  return TOLD_AS_THEY_ARE.includes(errorCode) ? errorMessage : messages.tryAgain
}

/** One sentence for a change of a collection that was not kept. */
export function collectionChangeWords(error: unknown): string {
  if (error instanceof NoResponse || !(error instanceof CallFailed)) return failureWords(error)
  if (error.status === 404) return messages.notFound
  if (error.code === 'STATUS_CONFLICT') return error.fieldErrors[0]?.errorMessage ?? error.message
  const [refused] = error.fieldErrors
  return refused ? collectionFieldWords(refused) : messages.tryAgain
}
