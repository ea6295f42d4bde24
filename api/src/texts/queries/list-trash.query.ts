import { textLimits as limits } from '@vitrine/contracts/texts/limits'
import type { Trash } from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import type { TextRow } from '@vitrine/domain/texts/define-text'
import { everyTrashedText } from '@vitrine/domain/texts/text-rows'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'

interface TrashedRow extends TextRow {
  trashedAt: Date
  wasPublished: boolean
  deletedBy: string | null
  total: number
}

/** What was deleted and can be brought back, the newest first. */
export async function listTrash(executor: Executor, offset: number): Promise<Trash> {
  const { rows } = await sql<TrashedRow>`
    SELECT text.*, coalesce(template.template_name, text.title) AS title, users.display_name AS "deletedBy", count(*) OVER () AS total
    FROM ${everyTrashedText} text
    LEFT JOIN users ON users.id = text."trashedBy"
    LEFT JOIN articles template ON text."isTemplate" AND template.id = text.id
    ORDER BY text."trashedAt" DESC, text.id DESC OFFSET ${offset} LIMIT ${limits.trashPage}`.execute(executor)
  const items = rows.map(({ kind, id, isTemplate, title, url, wasPublished, deletedBy, trashedAt }) => ({
    kind,
    id,
    isTemplate,
    title,
    url,
    wasPublished,
    deletedBy,
    deletedAt: trashedAt.toISOString(),
    goesAt: timeAfter(trashedAt, { days: limits.trashDays }).toISOString(),
  }))
  return {
    items,
    meta: { total: Number(rows[0]?.total ?? 0), currentLimit: limits.trashPage, currentOffset: offset },
  }
}
