import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { objectsOf } from '@vitrine/domain/vault/media-objects'
import { sql } from 'kysely'
import type { FaultHarness } from './fault-harness.ts'

/**
 * Once the trash has been emptied, two days after items are gone or uploads have broken off, nothing is left
 * but the kept files, and nothing of the processes that died.
 */
export async function assertSwept(harness: FaultHarness, kept: readonly string[]): Promise<void> {
  const { db, dataDir } = harness
  await sql`UPDATE vault_media SET item_id = NULL, created_at = now() - interval '2 days', removed_at = CASE WHEN item_id IS NULL THEN removed_at - interval '2 days' ELSE now() - interval '2 days' END WHERE key <> ALL(${kept})`.execute(
    db.database,
  )
  // What a later upload replaced waits in the trash of its owner.
  await sql`UPDATE vault_trash SET deleted_at = deleted_at - (${vaultItemLimits.restoreDays} + 1) * interval '1 day'`.execute(
    db.database,
  )
  const uploads = join(dataDir, 'uploads')
  const before = new Date(Date.now() - 3 * 3_600_000)
  for (const name of await readdir(uploads)) await utimes(join(uploads, name), before, before)
  harness.start()
  const rows = async () => (await db.database.selectFrom('vault_media').select('key').execute()).length
  await harness.until(
    'the sweep',
    async () => (await rows()) === kept.length && (await readdir(uploads)).length === 0,
  )
  const objects = new Set(kept.flatMap((key) => objectsOf(key)))
  for (const folder of ['vault/originals', 'vault/renditions']) {
    const files = await readdir(join(dataDir, 'media', folder))
    const left = files.filter((name) => !objects.has(`${folder}/${name}`))
    if (left.length > 0)
      throw new Error(`${left.length} files are left of photos that no item names, ${left[0]} among them`)
  }
}
