import type { CreatedKind, ImportState } from '@vitrine/contracts/vault-imports/imports'
import { counted } from '../../../shared/format/numbers.ts'

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
