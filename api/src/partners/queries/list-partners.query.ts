import { partnerSchema, type PartnerList } from '@vitrine/contracts/partners/schemas'
import { selectionOf } from '@vitrine/database/column-names'
import type { Executor } from '@vitrine/database/database'

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
