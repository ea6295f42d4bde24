import { CallFailed } from '@vitrine/contracts/client'
import { sameTextKey } from '@vitrine/contracts/same-text'
import { patchItem, readItem, updateItem } from '@vitrine/contracts/vault-items/endpoints'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { TableRow } from '@vitrine/contracts/vault-views/table-schemas'
import { ownNameOf } from '@vitrine/contracts/vault-views/table-columns'
import { updateRecord } from '@vitrine/contracts/vault-records/endpoints'
import { browserCall } from '../../../../shared/api/browser-queries.ts'
import { callForUndo } from '../../shared/undo.ts'
import type { CellValue } from './cell-words.ts'
import type { ShownColumn } from './table-columns.ts'

/** The item is no longer what the table shows of it. */
export class ChangedElsewhere extends Error {}

/**
 * Saves one field by the call that saves it elsewhere. Returns the change set.
 *
 * @throws ChangedElsewhere, and CallFailed for any other refusal
 */
export async function saveCell(
  { id, revision }: Pick<TableRow, 'id' | 'revision'>,
  column: ShownColumn,
  value: CellValue,
): Promise<string | null> {
  try {
    return (await saved(id, revision, column, value)).changeSet
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'REVISION_CONFLICT') throw new ChangedElsewhere()
    throw error
  }
}

async function saved(id: number, revision: number, { key, savedWith }: ShownColumn, value: CellValue) {
  const params = { id }
  if (savedWith === 'record')
    return await callForUndo(updateRecord, { params, query: {}, body: { [key]: value } }, { revision })
  if (savedWith === 'places') {
    const itemCollections = typeof value === 'number' ? [{ id: value }] : []
    return await callForUndo(patchItem, { params, body: { id, itemCollections } }, { revision })
  }
  const item = await browserCall(readItem, { params })
  if (item.revision !== revision) throw new ChangedElsewhere()
  const { title, description, categoryId } = item
  const body = { title, description, categoryId, ...fieldOf(item, key, value) }
  return await callForUndo(updateItem, { params, query: {}, body }, { revision })
}

function fieldOf(item: VaultItem, key: string, value: CellValue): object {
  const name = ownNameOf(key)
  if (name !== null) return { itemSpecifics: withSpecific(item.itemSpecifics, name, String(value ?? '')) }
  if (key === 'category') return { categoryId: value ?? 0 }
  if (key === 'insurance' || key === 'storageLocation')
    return { [key]: typeof value === 'number' ? { id: value } : null }
  return { [key]: value }
}

type Specifics = readonly Pick<VaultItem['itemSpecifics'][number], 'id' | 'displayName' | 'value'>[]

/** The first of the name has the value; a new one is the last, and an empty one is removed. */
export function withSpecific(specifics: Specifics, name: string, value: string) {
  const kept = specifics.map(({ id, displayName, value: before }) => ({ id, displayName, value: before }))
  const at = kept.findIndex(({ displayName }) => sameTextKey(displayName) === sameTextKey(name))
  if (value === '') return kept.filter((_, place) => place !== at)
  if (at < 0) return [...kept, { displayName: name, value }]
  return kept.map((each, place) => (place === at ? { ...each, value } : each))
}
