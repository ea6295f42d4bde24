import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { isServerFailure } from '@vitrine/contracts/failure-words'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'

/** One sentence for a call that failed where every refusal has its own sentence. */
export function failureInWords(error: unknown): string {
  if (error instanceof CallFailed) {
    const [refused] = error.fieldErrors
    if (refused) return refused.errorMessage
    return isServerFailure(error.status) && error.status !== 503 ? vaultItemMessages.tryLater : error.message
  }
  if (error instanceof NoResponse || error instanceof Error) return error.message
  throw error
}
