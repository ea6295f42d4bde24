import { newEvent } from '@vitrine/contracts/event'
import { soldItemsImported } from '@vitrine/contracts/price-guide/events'
import { invalidateCaches } from '@vitrine/database/cache-generations'
import type { Database, Executor, Transaction } from '@vitrine/database/database'
import { recordAudit } from '@vitrine/domain/audit/audit'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql } from 'kysely'
import { idRanges } from '../commands/id-ranges.ts'
import { soldItemCopy } from '../price-guide/import-sold-items/sold-item-copy.ts'
import type { SoldItemRow } from '../price-guide/import-sold-items/sold-item-row.ts'
import { SAMPLE_SEED } from './sample-sold-items.ts'

export interface SoldItemsToUpgrade {
  database: Database
  imageHosts: readonly string[]
  now: () => Date
  /** A hash of what the sample sold items are made of. */
  digest: string
  /** The first sample items of this version. Called by the one process that upgrades. */
  rowsOf(count: number): readonly SoldItemRow[]
}

const ROWS_A_STATEMENT = 2_000

/**
 * Brings the sample sold items of an earlier version to those of this one, by their external ids. Items that
 * staff changed stay, deleted ones do not return, and ids do not change: favorites, lookups and snapshots
 * keep what they name. Any number of processes may do this at once.
 *
 * @returns how many have changed; null if this version was here before
 */
export async function upgradeSoldItems(upgrade: SoldItemsToUpgrade): Promise<number | null> {
  const { database, digest } = upgrade
  if ((await readDigest(database)) === digest) return null
  const changed = await database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE sample_shipment IN EXCLUSIVE MODE`.execute(transaction)
    if ((await readDigest(transaction)) === digest) return null
    const ids = await replaceUntouched(transaction, upgrade)
    await sql`
      INSERT INTO sample_shipment (digest) VALUES (${digest})
      ON CONFLICT (id) DO UPDATE SET digest = excluded.digest
    `.execute(transaction)
    if (ids.length > 0) await announce(transaction, ids)
    return ids.length
  })
  if (changed) await invalidateCaches(database, [{ area: 'price-guide' }])
  return changed
}

async function readDigest(executor: Executor): Promise<string | undefined> {
  const row = await executor.selectFrom('sample_shipment').select('digest').executeTakeFirst()
  return row?.digest
}

interface UntouchedItem {
  id: number
  revision: number
  number: number
}

/** Whatever staff do to an item is in the audit log under its id. */
async function untouchedItems(transaction: Transaction): Promise<UntouchedItem[]> {
  const { rows } = await sql<UntouchedItem>`
    SELECT item.id, item.revision, split_part(item.external_id, '-', 2)::int AS number FROM sold_items item
    WHERE item.is_sample AND item.external_id ~ ${`^${SAMPLE_SEED}-[0-9]{1,6}$`} AND NOT EXISTS (
      SELECT FROM audit_entries entry WHERE entry.subject_type = 'sold-item' AND entry.subject_id = item.id::text
    )
    ORDER BY item.id`.execute(transaction)
  return rows
}

async function replaceUntouched(
  transaction: Transaction,
  { database, imageHosts, now, rowsOf }: SoldItemsToUpgrade,
): Promise<number[]> {
  const items = await untouchedItems(transaction)
  if (items.length === 0) return []
  const rows = rowsOf(items.reduce((most, { number }) => Math.max(most, number), 0) + 1)
  const { columns } = await soldItemCopy({ database, imageHosts, now, isSample: true })
  const today = now().toISOString().slice(0, 10)
  const all = [{ name: 'source', type: 'text', value: ({ source }: SoldItemRow) => source }, ...columns]
  const changes = items.flatMap(({ id, revision, number }) => {
    const row = rows[number]
    // None of a day that is to come on this machine.
    const sold = row && { ...row, saleDate: row.saleDate < today ? row.saleDate : today }
    return sold
      ? [{ id, revision, ...Object.fromEntries(all.map(({ name, value }) => [name, value(sold)])) }]
      : []
  })
  const named = (prefix: string) => sql.raw(all.map(({ name }) => `${prefix}.${name}`).join(', '))
  const typed = sql.raw(all.map(({ name, type }) => `${name} ${type}`).join(', '))
  const names = sql.raw(all.map(({ name }) => name).join(', '))
  const ids: number[] = []
  for (let from = 0; from < changes.length; from += ROWS_A_STATEMENT) {
    const part = JSON.stringify(changes.slice(from, from + ROWS_A_STATEMENT))
    // A revision of somebody else's, and a source and id that another record has, leave the item as it is.
    const { rows: written } = await sql<{ id: number }>`
      UPDATE sold_items item SET (${names}) = ROW (${named('made')}),
        revision = item.revision + 1, updated_at = clock_timestamp()
      FROM jsonb_to_recordset(${part}::jsonb) AS made (id bigint, revision bigint, ${typed})
      WHERE item.id = made.id AND item.revision = made.revision
        AND (${named('item')}) IS DISTINCT FROM (${named('made')})
        AND NOT EXISTS (
          SELECT FROM sold_items other
          WHERE other.source = made.source AND other.external_id = item.external_id AND other.id <> item.id
        )
      RETURNING item.id`.execute(transaction)
    ids.push(...written.map(({ id }) => id))
  }
  return ids
}

/** Indexes follow, and WorthScore learns from the new texts. */
async function announce(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await appendEvents(
    transaction,
    idRanges(ids).map((range) => newEvent(soldItemsImported, range)),
  )
  await recordAudit(transaction, {
    actor: { name: 'operator: starter content' },
    action: 'sold-items.imported',
    subject: { type: 'import', id: 0 },
    details: { upgraded: ids.length },
  })
  await transaction.updateTable('worth_score_learning').set({ engine_version: 0 }).execute()
}
