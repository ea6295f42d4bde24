import { purgeRecordGenerations } from '@vitrine/database/cache-generations'
import type { PurgesOf } from '../purges-of.ts'

export const cachesPurges: PurgesOf<'caches'> = {
  // Pages of one record hang on its row for a day; after that on the area's floor, which is then no lower.
  recordGenerations: purgeRecordGenerations,
}
