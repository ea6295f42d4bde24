import type { INestApplicationContext } from '@nestjs/common'
import { openCopyDatabase } from '@vitrine/database/copy-database'
import type { Database } from '@vitrine/database/database'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { Generations } from '../cached-areas/generations.ts'
import { copyFrame } from '../imports/copy-frame.ts'
import { writeCopyBatch } from '../imports/copy-batch.ts'
import { markCopy } from '../marks/import-marks/mark-copy.ts'
import { drawMark } from './marks/draw-mark.ts'
import type { StarterMark } from './marks/read-starter-marks.ts'

export interface MarksToFillIn {
  url: string
  database: Database
  app: INestApplicationContext
  storage: ObjectStorage
  imageHosts: readonly string[]
  marks: readonly StarterMark[]
}

/**
 * Brings the starter marks into an empty directory, in one transaction: there are all of them or none. Their
 * drawings come first.
 */
export async function fillInMarks({
  url,
  database,
  app,
  storage,
  imageHosts,
  marks,
}: MarksToFillIn): Promise<void> {
  if (await database.selectFrom('marks').select('id').limit(1).executeTakeFirst()) return
  for (const { drawing, smallKey, largeKey } of marks) {
    await storage.put(smallKey, Buffer.from(drawMark(drawing, 'small')), 'image/svg+xml')
    await storage.put(largeKey, Buffer.from(drawMark(drawing, 'large')), 'image/svg+xml')
  }
  const copying = await openCopyDatabase({ url, applicationName: 'vitrine-seed' })
  try {
    const frame = copyFrame(copying, app.get(Generations, { strict: false }))
    const kind = await markCopy({ database, imageHosts })
    await writeCopyBatch({ copying, frame, actor: { name: 'operator: starter content' } }, kind, {
      rows: marks.map(({ row }) => row),
      progress: null,
    })
  } finally {
    await copying.close()
  }
}
