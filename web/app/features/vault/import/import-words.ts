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
export function isImported({
  created,
  updated,
  drafted,
  ready,
  change,
  draft,
  unchanged,
}: RowCounts): boolean {
  return created + updated + drafted + unchanged > 0 && ready + change + draft === 0
}

/** What an import has done when all rows that can be imported are. */
export function doneInWords({ created, updated, drafted }: RowCounts): string {
  if (created > 0) return 'Your items are imported'
  if (updated > 0) return 'Your items are updated'
  return drafted > 0 ? 'Your drafts are ready' : 'Nothing to import'
}

/** What a run does: 'Import 3 items', 'Add 3 items and update 4 items'. */
export function runInWords(
  { ready, change, draft }: Pick<RowCounts, 'ready' | 'change' | 'draft'>,
  photos = 0,
): string {
  if (ready + change + draft === 0) return `Import ${counted(photos, 'photo')}`
  if (change + draft === 0) return `Import ${counted(ready, 'item')}`
  const parts = [
    ...(ready > 0 ? [`add ${counted(ready, 'item')}`] : []),
    ...(change > 0 ? [`update ${counted(change, 'item')}`] : []),
    ...(draft > 0 ? [`keep ${counted(draft, 'draft')}`] : []),
  ]
  const words = parts.length === 3 ? `${parts[0]}, ${parts[1]} and ${parts[2]}` : parts.join(' and ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether rows with this reason can be kept as drafts: not those that find no item to update. */
export function canBeDraft({ key }: { key: string }): boolean {
  return !key.startsWith('match|') && !key.startsWith('draft|')
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
