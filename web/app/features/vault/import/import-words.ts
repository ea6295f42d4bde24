import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { isServerFailure } from '@vitrine/contracts/failure-words'
import type { CreatedKind, ImportState } from '@vitrine/contracts/vault-imports/imports'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { counted } from '../../../shared/format/numbers.ts'

/** One sentence for a call that failed: of an import every refusal has its own. */
export function failureInWords(error: unknown): string {
  if (error instanceof CallFailed) {
    const [refused] = error.fieldErrors
    if (refused) return refused.errorMessage
    return isServerFailure(error.status) && error.status !== 503 ? vaultItemMessages.tryLater : error.message
  }
  if (error instanceof NoResponse || error instanceof Error) return error.message
  throw error
}

export const stateLabels: Readonly<Record<ImportState, string>> = {
  columns: 'Columns to be chosen',
  checking: 'Being checked',
  ready: 'Checked',
  running: 'Being imported',
  stopped: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
}

const kinds: Readonly<Record<CreatedKind, readonly [string, string]>> = {
  tag: ['tag', 'tags'],
  collection: ['private collection', 'private collections'],
  insurance: ['insurance company', 'insurance companies'],
  storageLocation: ['storage location', 'storage locations'],
}

export function createdInWords(kind: CreatedKind, count: number): string {
  return counted(count, ...kinds[kind])
}
