import { capabilitiesOf } from '@vitrine/contracts/access'
import type { PublicItem } from '@vitrine/contracts/vault-items/item-views'
import type { Database } from '@vitrine/database/database'
import { isToBeDeleted } from '@vitrine/domain/identity/deletion'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { readStanding } from '@vitrine/domain/identity/read-standing'
import { publicColumns, publicItemOf, type PublicRow } from './public-columns.ts'

interface Row extends PublicRow {
  ownerId: number
  collection: { id: number; title: string }
}

/**
 * What everybody sees of an item while it is in a public collection whose owner may change a vault and stays.
 * To everybody else, its owner and staff among them, it is as one that is missing. What is private is not
 * even read.
 *
 * @throws AppError NOT_FOUND
 */
export async function readPublicItem(database: Database, id: number, now: Date): Promise<PublicItem> {
  const {
    rows: [found],
  } = await sql<Row>`
    SELECT ${publicColumns}, item.user_id AS "ownerId", json_build_object('id', shown.id, 'title', shown.title) AS collection
    FROM vault_items item JOIN collections shown ON shown.id = item.collection_id AND shown.user_id = item.user_id
    WHERE item.id = ${id} AND item.deleted_at IS NULL AND shown.status = 'public' AND shown.taken_down_at IS NULL AND NOT ${isToBeDeleted(sql`item.user_id`)}
  `.execute(database)
  const standing = found ? await readStanding(database, found.ownerId, now) : null
  if (!found || !capabilitiesOf(standing).has('vault.change')) throw new AppError('NOT_FOUND')
  const { ownerId: _, collection, ...row } = found
  return { ...publicItemOf(row), itemCollections: [collection] }
}
