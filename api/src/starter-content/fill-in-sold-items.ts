import type { INestApplicationContext } from '@nestjs/common'
import { openCopyDatabase } from '@vitrine/database/copy-database'
import type { Database } from '@vitrine/database/database'
import { systemClock } from '@vitrine/platform/clock'
import { Generations } from '../cached-areas/generations.ts'
import { generateSoldItems } from '../generation/generate-sold-items.ts'
import { copyFrame } from '../imports/copy-frame.ts'
import { writeCopyBatch } from '../imports/copy-batch.ts'
import { soldItemCopy } from '../price-guide/import-sold-items/sold-item-copy.ts'
import { soldItemRowSchema, type SoldItemRow } from '../price-guide/import-sold-items/sold-item-row.ts'

const COUNT = 20_000
/** The same items on every machine. */
const SEED = 1

export interface SoldItemsToFillIn {
  url: string
  database: Database
  app: INestApplicationContext
  imageHosts: readonly string[]
  /** Default 20,000. A smaller number gives the first of them. */
  count?: number
}

/** Brings made-up sold items into an empty price guide, in one transaction: there are all of them or none. */
export async function fillInSoldItems({
  url,
  database,
  app,
  imageHosts,
  count = COUNT,
}: SoldItemsToFillIn): Promise<void> {
  if (await database.selectFrom('sold_items').select('id').limit(1).executeTakeFirst()) return
  const copying = await openCopyDatabase({ url, applicationName: 'vitrine-seed' })
  try {
    const frame = copyFrame(copying, app.get(Generations, { strict: false }))
    const kind = await soldItemCopy({ database, imageHosts, now: () => systemClock.now(), isSample: true })
    await writeCopyBatch({ copying, frame, actor: { name: 'operator: starter content' } }, kind, {
      rows: sampleRows(count),
      progress: null,
    })
  } finally {
    await copying.close()
  }
}

/** None of a day that is to come on this machine. */
function sampleRows(count: number): SoldItemRow[] {
  const today = systemClock.now().toISOString().slice(0, 10)
  return [...generateSoldItems(count, SEED)]
    .filter(({ saleDate }) => saleDate <= today)
    .map((item) => soldItemRowSchema.parse(item))
}
