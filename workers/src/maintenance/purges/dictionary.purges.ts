import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/limits'
import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const dictionaryPurges: PurgesOf<'dictionary'> = {
  // What was typed and never saved. Saved versions stay with their article.
  autosaves: (limit, now) => sql`
    DELETE FROM kept_versions WHERE id IN (
      SELECT id FROM kept_versions WHERE kind = 'autosaved' AND made_at < ${now}::timestamptz - ${limits.autosavesKeptDays} * interval '1 day' ORDER BY made_at LIMIT ${limit}
    )`,
}
