import { publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import { isReportReason } from '@vitrine/contracts/collections/report-messages'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import type { ConsoleList } from '../../console-lists/simple-rest.ts'
import { urlOfMedia } from '../../vault-media/queries/item-media.ts'
import { pictureKeyOf } from './collection-rows.ts'

export const reportSorts = ['id', 'receivedDate', 'reason', 'state'] as const

const columns = {
  id: sql`report.id`,
  receivedDate: sql`report.created_at`,
  reason: sql`report.reason`,
  state: sql`report.state`,
} as const

interface Row extends Omit<ManagedReport, 'receivedDate' | 'settledDate' | 'picture' | 'url'> {
  createdAt: Date
  settledAt: Date | null
  pictureKey: string | null
}

/** Reports for the console, filtered by `state`, `reason`, and `q` in title, owner's email and comment. */
export async function manageReports(
  database: Database,
  { filter, sort, offset, limit }: ConsoleList<(typeof reportSorts)[number]>,
): Promise<{ items: ManagedReport[]; total: number }> {
  const which = conditionsOf(filter)
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total ${source} WHERE ${which}`.execute(database)
  const direction = sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  const items = await load(
    database,
    sql`WHERE ${which} ORDER BY ${columns[sort.field]} ${direction}, report.id DESC OFFSET ${offset} LIMIT ${limit}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** @throws AppError NOT_FOUND */
export async function findReport(database: Database, id: number): Promise<ManagedReport> {
  const [report] = await load(database, sql`WHERE report.id = ${id}`)
  if (!report) throw new AppError('NOT_FOUND')
  return report
}

const source = sql`
  FROM collection_reports report
  LEFT JOIN collections collection ON collection.id = report.collection_id
  LEFT JOIN users owner ON owner.id = collection.user_id
  LEFT JOIN users settler ON settler.id = report.settled_by
`

function conditionsOf({ state, reason, q }: Record<string, unknown>): RawBuilder<boolean> {
  const pattern = typeof q === 'string' && q.trim() ? `%${q.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const conditions = [
    sql`true`,
    ...(state === 'new' || state === 'settled' ? [sql`report.state = ${state}`] : []),
    ...(isReportReason(reason) ? [sql`report.reason = ${reason}`] : []),
    ...(pattern === null
      ? []
      : [
          sql`(collection.title ILIKE ${pattern} OR owner.email ILIKE ${pattern} OR report.comment ILIKE ${pattern})`,
        ]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

async function load(database: Database, which: RawBuilder<unknown>): Promise<ManagedReport[]> {
  const { rows } = await sql<Row>`
    SELECT
      report.id, report.created_at AS "createdAt", report.reason, report.comment, report.email, report.state, report.is_suspected AS "isSuspected", report.outcome, report.settled_at AS "settledAt",
      settler.display_name AS "settledBy", report.take_down_reason AS "takeDownReason", report.collection_id AS "collectionId", report.revision,
      collection.title, collection.description, ${pictureKeyOf} AS "pictureKey", owner.id AS "ownerId", owner.email AS "ownerEmail",
      CASE WHEN collection.id IS NOT NULL THEN (SELECT count(*) FROM vault_items item WHERE item.collection_id = collection.id AND item.deleted_at IS NULL) END AS "itemsCount",
      CASE WHEN collection.id IS NULL THEN 'deleted' WHEN collection.taken_down_at IS NOT NULL THEN 'taken-down' ELSE collection.status END AS "collectionStatus"
    ${source} ${which}
  `.execute(database)
  return rows.map(({ createdAt, settledAt, pictureKey, ...row }) => ({
    ...row,
    receivedDate: createdAt.toISOString(),
    settledDate: settledAt?.toISOString() ?? null,
    picture: pictureKey === null ? null : urlOfMedia(pictureKey),
    url: publicCollectionUrl(row.collectionId),
  }))
}
