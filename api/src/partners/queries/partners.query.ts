import {
  partnerSchema,
  type PartnerList,
  partnerProfileSchema,
  type PartnerProfile,
} from '@vitrine/contracts/partners/schemas'
import { selectionOf } from '@vitrine/database/column-names'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'

/** Every partner, in the order that staff gave them. */
export async function listPartners(executor: Executor): Promise<PartnerList> {
  const rows = await executor
    .selectFrom('data_partners')
    .select(selectionOf(partnerSchema.keyof().options))
    .orderBy('place')
    .orderBy('id')
    .execute()
  return { items: rows, meta: { total: rows.length, currentLimit: rows.length, currentOffset: 0 } }
}

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

export async function countPartners(executor: Executor): Promise<{ count: number }> {
  return await executor
    .selectFrom('data_partners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
}
