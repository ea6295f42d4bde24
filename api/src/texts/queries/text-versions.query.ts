import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { textLimits as limits } from '@vitrine/contracts/texts/messages'
import { wholeTextVersionSchema } from '@vitrine/contracts/texts/versions'
import type { Executor } from '@vitrine/database/database'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { findText, texts } from '@vitrine/domain/texts/text-rows'
import { AppError } from '@vitrine/platform/app-error'
import { countOf } from '../../console-lists/simple-rest.ts'

/** The versions of a text, newest first. @throws AppError NOT_FOUND */
export async function listTextVersions(executor: Executor, name: TextName, offset: number) {
  if (!(await findText(executor, name))) throw new AppError('NOT_FOUND')
  const kept = executor.selectFrom('kept_versions').where(texts[name.kind].versionColumn, '=', name.id)
  const total = await countOf(kept)
  const rows = await kept
    .leftJoin('users', 'users.id', 'made_by')
    .select(['kept_versions.id', 'kind', 'draft_version', 'display_name', 'made_at'])
    .orderBy('made_at', 'desc')
    .orderBy('kept_versions.id', 'desc')
    .limit(limits.versionsPage)
    .offset(offset)
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      draftVersion: row.draft_version,
      madeBy: row.display_name,
      madeAt: row.made_at.toISOString(),
    })),
    meta: { total: total, currentLimit: limits.versionsPage, currentOffset: offset },
  }
}

/** One version of a text, whole. @throws AppError NOT_FOUND */
export async function readTextVersion(executor: Executor, name: TextName, id: number) {
  const row = await executor
    .selectFrom('kept_versions')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['kind', 'draft_version', 'details', 'blocks', 'display_name', 'made_at'])
    .where('kept_versions.id', '=', id)
    .where(texts[name.kind].versionColumn, '=', name.id)
    .executeTakeFirst()
  if (!row || !(await findText(executor, name))) throw new AppError('NOT_FOUND')
  return {
    id,
    kind: row.kind,
    draftVersion: row.draft_version,
    madeBy: row.display_name,
    madeAt: row.made_at.toISOString(),
    details: wholeTextVersionSchema.shape.details.parse(row.details),
    blocks: readBlocks(row.blocks),
  }
}
