import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { wholeKeptVersionSchema } from '@vitrine/contracts/texts/versions'
import type { Executor } from '@vitrine/database/database'
import { findText, type TextName } from '@vitrine/domain/texts/text-tables'
import { versionedTexts } from '@vitrine/domain/texts/versioned-texts'
import { AppError } from '@vitrine/platform/app-error'

/** One version of a text, whole. @throws AppError NOT_FOUND */
export async function readKeptVersion(executor: Executor, name: TextName, id: number) {
  const row = await executor
    .selectFrom('kept_versions')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['kind', 'draft_version', 'details', 'blocks', 'display_name', 'made_at'])
    .where('kept_versions.id', '=', id)
    .where(versionedTexts[name.kind].column, '=', name.id)
    .executeTakeFirst()
  if (!row || !(await findText(executor, name))) throw new AppError('NOT_FOUND')
  return {
    id,
    kind: row.kind,
    draftVersion: row.draft_version,
    madeBy: row.display_name,
    madeAt: row.made_at.toISOString(),
    details: wholeKeptVersionSchema.shape.details.parse(row.details),
    blocks: readBlocks(row.blocks),
  }
}
