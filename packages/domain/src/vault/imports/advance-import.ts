import type { RowState } from '@vitrine/contracts/vault-imports/imports'
import type { RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { Database, Transaction } from '@vitrine/database/database'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { checkRows, storeOutcomes, type RowOutcome, type StoredRow } from './check-rows.ts'
import { draftMessages } from '@vitrine/contracts/vault-drafts/messages'
import { roomForDrafts } from '../drafts/create-drafts.ts'
import { createItems } from './create-items.ts'
import type { RowRules } from './import-row.ts'
import { createDraftsOfRows } from './row-draft.ts'
import { photosToTake, rematchPhotos } from './import-photos.ts'
import { lockImport, setState, type LockedImport } from './import-state.ts'
import { undoBatch } from './undo-import.ts'
import { updateItems } from './update-items.ts'

/** Rows of one transaction. */
const CHECKED_AT_ONCE = 500
const CREATED_AT_ONCE = 100

/**
 * Does the next part of an import in one transaction, which also stores how far it is: whatever ends a
 * process, the next one continues there and does nothing twice. Returns whether there is more to do.
 */
export async function advanceImport(database: Database, id: number, rules: RowRules): Promise<boolean> {
  const hasMore = await database.transaction().execute(async (transaction) => {
    const locked = await lockImport(transaction, id)
    switch (locked?.state) {
      case 'checking':
        return await checkBatch(transaction, locked, rules)
      case 'running':
        return await createBatch(transaction, locked, rules)
      case 'undoing':
        return await undoBatch(transaction, locked, rules.now)
      default:
        return false
    }
  })
  reachFailpoint('vault-import-after-commit')
  return hasMore
}

async function checkBatch(transaction: Transaction, stored: LockedImport, rules: RowRules): Promise<boolean> {
  const rows = await rowsIn(transaction, stored.id, ['unchecked'], CHECKED_AT_ONCE)
  await storeOutcomes(transaction, stored.id, await checkRows(transaction, stored, rows, rules))
  const hasMore = rows.length === CHECKED_AT_ONCE
  if (!hasMore) {
    await rematchPhotos(transaction, stored.id)
    await setState(transaction, stored.id, 'ready')
  }
  return hasMore
}

async function createBatch(
  transaction: Transaction,
  stored: LockedImport,
  rules: RowRules,
): Promise<boolean> {
  const rows = await rowsIn(transaction, stored.id, ['ready', 'change', 'draft'], CREATED_AT_ONCE)
  // The vault may have changed since the rows were checked.
  const outcomes = await withRoomForDrafts(
    transaction,
    stored.userId,
    await checkRows(transaction, stored, rows, rules, { isLocking: true }),
  )
  const planned = outcomes.flatMap(({ item }) => (item ? [item] : []))
  const updates = outcomes.flatMap(({ update }) => (update ? [update] : []))
  const drafts = outcomes.flatMap(({ draft }) => (draft ? [draft] : []))
  const by = { importId: stored.id, userId: stored.userId, now: rules.now }
  const created = planned.length > 0 ? await createItems(transaction, by, planned) : []
  const idOfItem = new Map(planned.map((item, at) => [item, created[at] ?? null]))
  if (updates.length > 0) await updateItems(transaction, by, updates)
  if (drafts.length > 0) await createDraftsOfRows(transaction, by, drafts)
  reachFailpoint('vault-import-before-commit')
  await storeOutcomes(
    transaction,
    stored.id,
    outcomes.map((outcome) => ({
      ...outcome,
      state: doneState(outcome),
      itemId: outcome.item ? (idOfItem.get(outcome.item) ?? null) : outcome.itemId,
    })),
  )
  if (planned.length + updates.length + drafts.length > 0)
    await transaction
      .updateTable('vault_imports')
      .set({ imported_at: rules.now })
      .where('id', '=', stored.id)
      .execute()
  if (rows.length === CREATED_AT_ONCE) return true
  const [photo] = await photosToTake(transaction, stored.id, 1)
  await setState(transaction, stored.id, photo ? 'photos' : 'ready')
  return false
}

/** Rows for which a member has no room as drafts stay, and say so. */
async function withRoomForDrafts(
  transaction: Transaction,
  userId: number,
  outcomes: readonly RowOutcome[],
): Promise<readonly RowOutcome[]> {
  if (!outcomes.some(({ draft }) => draft)) return outcomes
  let room = await roomForDrafts(transaction, userId)
  return outcomes.map((outcome) => {
    if (!outcome.draft) return outcome
    room -= 1
    if (room >= 0) return outcome
    const reasons = [...outcome.checked.reasons, noRoom]
    return { ...outcome, state: 'fault', draft: null, checked: { ...outcome.checked, reasons } }
  })
}

const noRoom = {
  key: `draft|${draftMessages.tooMany}`,
  field: 'Draft',
  value: '',
  text: draftMessages.tooMany,
  column: null,
  isOptional: false,
}

function doneState({ item, update, draft, state }: RowOutcome): RowState {
  if (item) return 'created'
  if (draft) return 'drafted'
  return update ? 'updated' : state
}

async function rowsIn(
  transaction: Transaction,
  importId: number,
  states: readonly RowState[],
  limit: number,
): Promise<StoredRow[]> {
  const rows = await transaction
    .selectFrom('vault_import_rows')
    .select(['place', 'raw', 'choice'])
    .where('import_id', '=', importId)
    .where('state', 'in', states)
    .orderBy('place')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, raw: row.raw as RawImportRow }))
}
