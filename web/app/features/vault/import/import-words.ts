import type { CreatedKind, ImportState } from '@vitrine/contracts/vault-imports/imports'
import type { RowCounts, VaultImport } from '@vitrine/contracts/vault-imports/schemas'
import { counted } from '../../../shared/format/numbers.ts'

export const stateLabels: Readonly<Record<ImportState, string>> = {
  columns: 'Columns to be chosen',
  checking: 'Being checked',
  ready: 'Checked',
  running: 'Being imported',
  photos: 'Photos being imported',
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

/** Whether all rows that can be imported are. */
export function isImported({ created, updated, ready, change, unchanged }: RowCounts): boolean {
  return created + updated + unchanged > 0 && ready + change === 0
}

/** What a run does: 'Import 3 items', 'Update 4 items'. */
export function runInWords({ ready, change }: Pick<RowCounts, 'ready' | 'change'>, photos = 0): string {
  if (ready + change === 0) return `Import ${counted(photos, 'photo')}`
  if (change === 0) return `Import ${counted(ready, 'item')}`
  return ready === 0
    ? `Update ${counted(change, 'item')}`
    : `Add ${counted(ready, 'item')} and update ${counted(change, 'item')}`
}

/** What an import has done, as far as it is in the vault. */
export function resultInWords({
  itemsCount,
  updatesCount,
}: Pick<VaultImport, 'itemsCount' | 'updatesCount'>): string {
  const added = `${counted(itemsCount, 'item')} of this import ${itemsCount === 1 ? 'is' : 'are'} in your vault.`
  if (updatesCount === 0) return added
  const updated = `${counted(updatesCount, 'item')} ${updatesCount === 1 ? 'was' : 'were'} updated.`
  return itemsCount === 0 ? updated : `${added} ${updated}`
}
