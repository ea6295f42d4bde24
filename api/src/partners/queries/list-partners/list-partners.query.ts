import type { PartnerList } from '@vitrine/contracts/partners/schemas'
import type { Executor } from '@vitrine/database/database'

/** Every partner, in the order that staff gave them. */
export async function listPartners(executor: Executor): Promise<PartnerList> {
  const rows = await executor
    .selectFrom('data_partners')
    .select(['id', 'source', 'source_url as sourceUrl', 'graphic_url as graphicUrl', 'bg_color as bgColor'])
    .orderBy('place')
    .orderBy('id')
    .execute()
  return { items: rows, meta: { total: rows.length, currentLimit: rows.length, currentOffset: 0 } }
}
