import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { isServerFailure } from '@vitrine/contracts/failure-words'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { explicitWordsOf, fieldWords } from '../shared/vault-words.ts'

export type SaveRefusal =
  /** At their fields. */
  | { kind: 'fields'; problems: Record<string, string>; words: Record<string, string> }
  /** Above the form. */
  | { kind: 'told'; text: string }
  /** The site's banner tells it. */
  | { kind: 'trouble' }
  /** Somebody else has changed the item meanwhile. */
  | { kind: 'conflict' }
  /** The item was deleted meanwhile. */
  | { kind: 'gone' }

/** What the wizard says of a save that was refused. What is no failed call is thrown again. */
export function saveRefusal(error: unknown): SaveRefusal {
  if (error instanceof NoResponse) return { kind: 'told', text: `${error.message} ${messages.beforeRefresh}` }
  if (!(error instanceof CallFailed)) throw error
  if (error.code === 'REVISION_CONFLICT') return { kind: 'conflict' }
  if (error.fieldErrors.length > 0)
    return {
      kind: 'fields',
      problems: Object.fromEntries(error.fieldErrors.map((refused) => [refused.field, wordsAt(refused)])),
      words: explicitWordsOf(error),
    }
  if (error.status === 404) return { kind: 'gone' }
  if (isServerFailure(error.status)) return { kind: 'told', text: messages.tryLater }
  return error.status >= 500 ? { kind: 'trouble' } : { kind: 'told', text: error.message }
}

function wordsAt(refused: CallFailed['fieldErrors'][number]): string {
  return refused.field === 'itemCollections' && refused.errorCode === 'notFound'
    ? messages.unknownCollection
    : fieldWords(refused)
}

/** Whether a photo was refused for what it is, so that nothing is won by sending it again. */
export function isFileRefused(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    error.fieldErrors.some(({ field }) => /^images\.\d+\.base64ImageData$/.test(field))
  )
}

/** Whether a video was refused for what it is. */
export function isVideoRefused(error: unknown): boolean {
  return error instanceof CallFailed && error.fieldErrors.some(({ field }) => field === 'videos')
}

/** The sentence at a photo or a video that could not be sent. */
export function mediaRefusal(error: unknown): string {
  if (error instanceof NoResponse) return messages.notReached
  if (error instanceof CallFailed)
    return (
      error.fieldErrors[0]?.errorMessage ??
      (isServerFailure(error.status) ? messages.tryLater : error.message)
    )
  return error instanceof Error && error.message ? error.message : messages.tryAgain
}
