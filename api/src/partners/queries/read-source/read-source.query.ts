import type { PartnerProfile } from '@vitrine/contracts/partners/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'

/** @throws AppError NOT_FOUND */
export async function readSource(executor: Executor, sourceUrl: string): Promise<PartnerProfile> {
  const row = await executor
    .selectFrom('data_partners')
    .select(['id', 'source', 'source_url as sourceUrl', 'graphic_url as graphicUrl', 'bg_color as bgColor', 'about', 'records', 'website'])
    .where('source_url', '=', sourceUrl)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
