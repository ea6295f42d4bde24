import type { PreviewLink } from '@vitrine/contracts/texts/preview'
import type { Executor } from '@vitrine/database/database'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { findText } from '@vitrine/domain/texts/text-rows'
import { AppError } from '@vitrine/platform/app-error'

/** The links of a text that work, the newest first. @throws AppError NOT_FOUND */
export async function listPreviewLinks(
  executor: Executor,
  name: TextName,
  now: Date,
): Promise<{ items: PreviewLink[] }> {
  if (!(await findText(executor, name))) throw new AppError('NOT_FOUND')
  const rows = await executor
    .selectFrom('text_previews')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['text_previews.id', 'display_name', 'made_at', 'expires_at'])
    .where('kind', '=', name.kind)
    .where('record_id', '=', name.id)
    .where('blocks', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('text_previews.id', 'desc')
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      madeBy: row.display_name,
      madeAt: row.made_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  }
}
