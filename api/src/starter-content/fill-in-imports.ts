import type { INestApplicationContext } from '@nestjs/common'
import { openCopyDatabase } from '@vitrine/database/copy-database'
import type { Database } from '@vitrine/database/database'
import { systemClock } from '@vitrine/platform/clock'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { Generations } from '../cached-areas/generations.ts'
import { importCommandFrame } from '../imports/import-command-frame.ts'
import { writeCopyBatch } from '../imports/copy-batch.ts'
import type { CopyKind } from '../imports/copy-kind.ts'
import { markCopy } from '../marks/import-marks.ts'
import { drawMark } from './marks/draw-mark.ts'
import type { StarterMark } from './marks/read-starter-marks.ts'
import { sampleRows } from './sample-sold-items.ts'
import { soldItemCopy } from '../price-guide/import-sold-items/sold-item-copy.ts'

interface FillingIn {
  url: string
  database: Database
  app: INestApplicationContext
  imageHosts: readonly string[]
}

export interface MarksToFillIn extends FillingIn {
  storage: ObjectStorage
  marks: readonly StarterMark[]
}

/**
 * Brings the starter marks into an empty directory, in one transaction: there are all of them or none. Their
 * drawings come first.
 */
export async function fillInMarks({ storage, marks, ...filling }: MarksToFillIn): Promise<void> {
  const { database, imageHosts } = filling
  if (await database.selectFrom('marks').select('id').limit(1).executeTakeFirst()) return
  for (const { picture } of marks) {
    if (!picture) continue
    const { drawing, smallKey, largeKey } = picture
    await storage.put(smallKey, Buffer.from(drawMark(drawing, 'small')), 'image/svg+xml')
    await storage.put(largeKey, Buffer.from(drawMark(drawing, 'large')), 'image/svg+xml')
  }
  await copyIn(
    filling,
    await markCopy({ database, imageHosts }),
    marks.map(({ row }) => row),
  )
}

const COUNT = 20_000
export interface SoldItemsToFillIn extends FillingIn {
  /** The starter content. */
  folder: string
  /** Default 20,000. A smaller number gives the first of them. */
  count?: number
}

/** Brings made-up sold items into an empty price guide, in one transaction: there are all of them or none. */
export async function fillInSoldItems({
  folder,
  count = COUNT,
  ...filling
}: SoldItemsToFillIn): Promise<void> {
  const { database, imageHosts } = filling
  if (await database.selectFrom('sold_items').select('id').limit(1).executeTakeFirst()) return
  const kind = await soldItemCopy({ database, imageHosts, now: () => systemClock.now(), isSample: true })
  // None of a day that is to come on this machine.
  const today = systemClock.now().toISOString().slice(0, 10)
  const rows = sampleRows(folder, count).filter(({ saleDate }) => saleDate <= today)
  await copyIn(filling, kind, rows)
}

/** One transaction, as an import of this kind writes a batch. */
async function copyIn<Row>(
  { url, app }: FillingIn,
  kind: CopyKind<Row>,
  rows: readonly Row[],
): Promise<void> {
  const copying = await openCopyDatabase({ url, applicationName: 'vitrine-seed' })
  try {
    const frame = importCommandFrame(copying, app.get(Generations, { strict: false }))
    await writeCopyBatch({ copying, frame, actor: { name: 'operator: starter content' } }, kind, {
      rows,
      progress: null,
    })
  } finally {
    await copying.close()
  }
}
