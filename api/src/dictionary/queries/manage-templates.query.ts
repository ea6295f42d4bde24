import type { ManagedTemplate } from '@vitrine/contracts/dictionary/templates'
import type { Executor } from '@vitrine/database/database'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { SECTION } from '@vitrine/domain/texts/section'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { ConsoleList } from '../../console-lists/simple-rest.ts'

export const templateSorts = ['name', 'id', 'of', 'uses', 'lastEdited'] as const

/** Of each what the console shows; those in the trash are none. */
const templates = sql`
  SELECT a.id, coalesce(a.template_name, a.title) AS name, coalesce(a.template_of, 'dictionary-article') AS of, a.is_default_template AS "isDefault", a.url, a.revision,
    to_char(greatest(a.updated_at, version.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastEdited",
    ((SELECT count(*) FROM articles begun WHERE begun.begun_with = a.id AND begun.trashed_at IS NULL) + (SELECT count(*) FROM blog_articles begun WHERE begun.begun_with = a.id AND begun.trashed_at IS NULL))::int AS uses
  FROM articles a JOIN article_versions version ON version.article_id = a.id AND version.version = a.draft_version
  WHERE a.section = ${SECTION} AND ${isTemplate('a')} AND a.trashed_at IS NULL`

/**
 * Templates for the console, the default one first among equals, filtered by `q` in the name, by `of` or by
 * `id`.
 */
export async function manageTemplates(
  executor: Executor,
  { filter, sort, offset, limit }: ConsoleList<(typeof templateSorts)[number]>,
): Promise<{ items: ManagedTemplate[]; total: number }> {
  const { q, of, id } = filter
  const conditions = [sql`true`]
  if (typeof q === 'string' && q.trim())
    conditions.push(sql`name ILIKE ${`%${q.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`}`)
  if (typeof of === 'string' && of) conditions.push(sql`of = ${of}`)
  if (id !== undefined)
    conditions.push(
      sql`id = ANY(${(Array.isArray(id) ? id : [id]).map(Number).filter((number) => Number.isSafeInteger(number))}::bigint[])`,
    )
  const found = sql`FROM (${templates}) AS template WHERE ${sql.join(conditions, sql` AND `)}`
  const { rows: items } =
    await sql<ManagedTemplate>`SELECT * ${found} ORDER BY ${sql.ref(sort.field)} ${sql.raw(sort.direction)}, "isDefault" DESC, id OFFSET ${offset} LIMIT ${limit}`.execute(
      executor,
    )
  const {
    rows: [{ total } = { total: 0 }],
  } = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(executor)
  return { items, total }
}

/** @throws AppError NOT_FOUND */
export async function findManagedTemplate(executor: Executor, id: number): Promise<ManagedTemplate> {
  const {
    rows: [found],
  } = await sql<ManagedTemplate>`SELECT * FROM (${templates}) AS template WHERE id = ${id}`.execute(executor)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
