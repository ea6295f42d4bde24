import { newEvent } from '@vitrine/contracts/event'
import { synonymsShipped } from '@vitrine/contracts/synonyms/events'
import { invalidateCaches } from '@vitrine/database/cache-generations'
import type { Database, Executor, Transaction } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql } from 'kysely'
import { planShipment, type Shipment, type ShippedList } from './shipped-synonyms.rules.ts'

export interface ShippedSynonyms {
  /** A hash of what the lists are made of. */
  digest: string
  /** Called by the one process that ships them: reading the lists takes longer than a start should. */
  read(): Promise<ShippedList[]>
}

/**
 * Brings the shipped lists of synonyms to those of this version. Does nothing if they are already there. Any
 * number of processes may do this at once: the first writes, the others wait for it and find nothing to do.
 *
 * @returns what has changed; null if this version was shipped before
 */
export async function shipSynonyms(
  database: Database,
  { digest, read }: ShippedSynonyms,
): Promise<Shipment | null> {
  if ((await readDigest(database)) === digest) return null
  const shipment = await database.transaction().execute(async (transaction) => {
    // Writers wait, readers do not: between the reads and the writes no list changes.
    await sql`LOCK TABLE synonyms IN EXCLUSIVE MODE`.execute(transaction)
    if ((await readDigest(transaction)) === digest) return null
    const planned = await planFor(transaction, await read())
    await writeShipment(transaction, planned)
    await sql`
      INSERT INTO synonym_shipment (digest) VALUES (${digest})
      ON CONFLICT (id) DO UPDATE SET digest = excluded.digest
    `.execute(transaction)
    const { added, updated, removed } = planned
    // One event for all lists, because only caches depend on them.
    await appendEvents(transaction, [
      newEvent(synonymsShipped, {
        added: added.length,
        updated: updated.length,
        removed: removed.length,
      }),
    ])
    return planned
  })
  if (shipment) await invalidateCaches(database, [{ area: 'synonyms' }])
  return shipment
}

async function readDigest(executor: Executor): Promise<string | undefined> {
  const row = await executor.selectFrom('synonym_shipment').select('digest').executeTakeFirst()
  return row?.digest
}

async function planFor(transaction: Transaction, lists: readonly ShippedList[]): Promise<Shipment> {
  const stored = await transaction
    .selectFrom('synonyms')
    .select([
      'id',
      'shipped_key as key',
      'kind',
      'terms',
      'term_kind as termKind',
      'aat_id as aatId',
      'fingerprint',
      'origin',
    ])
    .execute()
  const deleted = await transaction.selectFrom('deleted_shipped_synonyms').select('shipped_key').execute()
  return planShipment(
    lists,
    stored,
    deleted.map(({ shipped_key }) => shipped_key),
  )
}

/** One statement for each kind of change, whatever the number of lists. */
async function writeShipment(transaction: Transaction, { added, updated, removed }: Shipment): Promise<void> {
  const changedIds = updated.map(({ id }) => id)
  await sql`DELETE FROM synonyms WHERE id = ANY(${removed}::bigint[])`.execute(transaction)
  // Lists may exchange what they mean, and a fingerprint is unique at each step.
  await sql`UPDATE synonyms SET fingerprint = 'moved ' || id WHERE id = ANY(${changedIds}::bigint[])`.execute(
    transaction,
  )
  await sql`
    UPDATE synonyms SET kind = list.kind, terms = list.terms, fingerprint = list.fingerprint,
      shipped_kind = list.kind, shipped_terms = list.terms, term_kind = list."termKind", aat_id = list."aatId",
      revision = revision + 1, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(updated)}::jsonb)
      AS list (id bigint, kind text, terms text[], fingerprint text, "termKind" text, "aatId" int)
    WHERE synonyms.id = list.id
  `.execute(transaction)
  await sql`
    INSERT INTO synonyms (kind, terms, fingerprint, shipped_key, shipped_kind, shipped_terms, term_kind, aat_id)
    SELECT kind, terms, fingerprint, key, kind, terms, "termKind", "aatId"
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      AS list (key text, kind text, terms text[], fingerprint text, "termKind" text, "aatId" int)
  `.execute(transaction)
}
