import { textLimits as limits } from '@vitrine/contracts/texts/limits'
import type { Executor } from '@vitrine/database/database'
import { findText, type TextName } from '@vitrine/domain/texts/text-tables'
import { versionedTexts } from '@vitrine/domain/texts/versioned-texts'
import { AppError } from '@vitrine/platform/app-error'

/** What a text was, newest first. @throws AppError NOT_FOUND */
export async function listKeptVersions(executor: Executor, name: TextName, offset: number) {
  if (!(await findText(executor, name))) throw new AppError('NOT_FOUND')
  const kept = executor.selectFrom('kept_versions').where(versionedTexts[name.kind].column, '=', name.id)
  const { total } = await kept.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
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
    meta: { total: Number(total), currentLimit: limits.versionsPage, currentOffset: offset },
  }
}
