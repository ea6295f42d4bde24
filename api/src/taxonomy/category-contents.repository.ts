import { Injectable } from '@nestjs/common'
import { auctionsImported } from '@vitrine/contracts/auctions/events'
import { postsImported } from '@vitrine/contracts/blog/events'
import { articleUpdated } from '@vitrine/contracts/dictionary/events'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import { booksImported } from '@vitrine/contracts/library/events'
import { marksImported } from '@vitrine/contracts/marks/events'
import { soldItemsImported } from '@vitrine/contracts/price-guide/events'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { Transaction } from '@vitrine/database/database'
import { recordingItemChanges, type ItemChanger } from '@vitrine/domain/vault/item-changes'
import { sql, type RawBuilder } from 'kysely'
import { idRanges } from '../commands/id-ranges.ts'

interface Move {
  fromId: number
  toId: number
  /** Records, of all kinds together. */
  atMost: number
}

interface RecordedMove extends Move {
  by: ItemChanger
  at: Date
}

interface MovedRecord {
  id: number
  revision: number
}

type Follow = (moved: readonly MovedRecord[]) => NewEvent[]

const lockedRows = (table: RawBuilder<unknown>, { fromId, atMost }: Move) =>
  sql`SELECT id FROM ${table} WHERE category_id = ${fromId} ORDER BY id LIMIT ${atMost} FOR UPDATE`

const ranges = (moved: readonly MovedRecord[]) => idRanges(moved.map(({ id }) => id))

/** How indexes and caches follow: article by article, or by ranges of ids as after an import. */
const tables: readonly (readonly [table: string, follow: Follow])[] = [
  [
    'articles',
    (moved) => moved.map(({ id, revision }) => newEvent(articleUpdated, { articleId: id, revision })),
  ],
  ['blog_articles', (moved) => ranges(moved).map((range) => newEvent(postsImported, range))],
  ['marks', (moved) => ranges(moved).map((range) => newEvent(marksImported, range))],
  ['books', (moved) => ranges(moved).map((range) => newEvent(booksImported, range))],
  [
    'vault_items',
    (moved) => moved.map(({ id, revision }) => newEvent(vaultItemUpdated, { itemId: id, revision })),
  ],
  ['sold_items', (moved) => ranges(moved).map((range) => newEvent(soldItemsImported, range))],
]

/** The records of every kind that name a category. */
@Injectable()
export class CategoryContentsRepository {
  /** Moves what there is, kind after kind, up to the given number, each in the order of ids. */
  async move(transaction: Transaction, { fromId, toId, atMost, by, at }: RecordedMove): Promise<NewEvent[]> {
    const events: NewEvent[] = []
    let room = atMost
    const auctions = await this.moveAuctions(transaction, { fromId, toId, atMost: room })
    room -= auctions.length
    events.push(...ranges(auctions).map((range) => newEvent(auctionsImported, range)))
    for (const [table, follow] of tables) {
      if (room <= 0) break
      const move = { fromId, toId, atMost: room }
      const moved =
        table === 'vault_items'
          ? await recordingItemChanges(
              transaction,
              { items: lockedRows(sql.table(table), move), compared: ['category'], by, at },
              () => this.moveRows(transaction, table, move),
            )
          : await this.moveRows(transaction, table, move)
      room -= moved.length
      events.push(...follow(moved))
    }
    // Definitions that members have made for the category; no page and no index shows them.
    await sql`UPDATE own_fields SET category_id = ${toId} WHERE category_id = ${fromId}`.execute(transaction)
    return events
  }

  private async moveRows(transaction: Transaction, name: string, move: Move): Promise<MovedRecord[]> {
    const table = sql.table(name)
    const revised = name === 'articles' ? sql`, revised_at = now()` : sql``
    const { rows } = await sql<MovedRecord>`
      WITH locked AS MATERIALIZED (
        ${lockedRows(table, move)}
      ), moved AS (
        UPDATE ${table} record SET category_id = ${move.toId}, revision = record.revision + 1, updated_at = now() ${revised}
        FROM locked WHERE record.id = locked.id
        RETURNING record.id, record.revision
      )
      SELECT * FROM moved ORDER BY id`.execute(transaction)
    return rows
  }

  /** An auction names several categories: one that names the new home already only loses the old one. */
  private async moveAuctions(
    transaction: Transaction,
    { fromId, toId, atMost }: Move,
  ): Promise<MovedRecord[]> {
    const { rows } = await sql<MovedRecord>`
      WITH locked AS MATERIALIZED (
        SELECT id FROM auctions WHERE id IN (SELECT auction_id FROM auction_categories WHERE category_id = ${fromId}) ORDER BY id LIMIT ${atMost} FOR UPDATE
      ), moved AS (
        UPDATE auctions auction SET revision = auction.revision + 1, updated_at = now(),
          category_ids = ARRAY(SELECT DISTINCT category FROM unnest(array_replace(auction.category_ids, ${fromId}::bigint, ${toId}::bigint)) AS category ORDER BY category)
        FROM locked WHERE auction.id = locked.id
        RETURNING auction.id, auction.revision
      )
      SELECT * FROM moved ORDER BY id`.execute(transaction)
    const ids = rows.map(({ id }) => id)
    await sql`INSERT INTO auction_categories (auction_id, category_id) SELECT unnest(${ids}::bigint[]), ${toId}::bigint ON CONFLICT DO NOTHING`.execute(
      transaction,
    )
    await sql`DELETE FROM auction_categories WHERE category_id = ${fromId} AND auction_id = ANY(${ids}::bigint[])`.execute(
      transaction,
    )
    return rows
  }
}
