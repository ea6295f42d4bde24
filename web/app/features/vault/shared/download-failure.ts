import { CallFailed } from '@vitrine/contracts/client'
import type { ErrorCode } from '@vitrine/contracts/errors'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'

/** Failures whose own sentence says what to do. */
const told: readonly (ErrorCode | null)[] = ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'DOCUMENT_TOO_LARGE']

/** Why a file does not come, in a sentence. */
export function downloadFailure(error: unknown): string {
  return error instanceof CallFailed && told.includes(error.code) ? error.message : vaultItemMessages.tryLater
}
