import { partnerProfileSchema, type PartnerProfile } from '@vitrine/contracts/partners/schemas'
import { selectionOf } from '@vitrine/database/column-names'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'

/** @throws AppError NOT_FOUND */
export async function readSource(executor: Executor, sourceUrl: string): Promise<PartnerProfile> {
  const row = await executor
    .selectFrom('data_partners')
    .select(selectionOf(partnerProfileSchema.keyof().options))
    .where('source_url', '=', sourceUrl)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
