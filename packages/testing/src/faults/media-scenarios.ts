import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vaultRenditionWidths } from '@vitrine/contracts/vault-media/media-path'
import { newEvent } from '@vitrine/contracts/event'
import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { appendEvents } from '@vitrine/messaging/outbox'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { aPng } from '../a-png.ts'
import { aVaultItem, aVaultPhoto } from '../vault-records.ts'
import { anAccount } from '../account-records.ts'
import type { FaultHarness } from './fault-harness.ts'
import { assertSwept } from './stored-files.ts'

/**
 * A delivery is given up after its fourth process: before that, the workers get time to finish what was
 * killed.
 */
const KILLS_IN_A_ROW = 2

/**
 * Kills the workers in the middle of a photo's smaller sizes again and again. Meanwhile no size counts as
 * made, so that readers get the photo as it is; afterwards each photo has all of them, whole; and what no
 * item names is swept, with whatever the killed processes have left.
 */
export async function killMidRenditions(harness: FaultHarness, { times }: { times: number }): Promise<void> {
  const { database } = harness.db
  const userId = await anAccount(database, { email: 'a@vitrine.example' })
  const itemId = await aVaultItem(database, userId)
  for (let time = 0; time < times; time += 1) {
    const key = `killed${time}`
    await aPhoto(harness, { key, userId, itemId })
    await harness.startAndDieAt('renditions-half-made')
    await harness.expireJobLocks()
    await assertNotShown(harness, key)
    if ((time + 1) % KILLS_IN_A_ROW === 0) await finish(harness)
  }
  await aPhoto(harness, { key: 'unharmed', userId, itemId })
  await finish(harness)
  await assertAllWhole(harness, times)
  await assertSwept(harness, ['unharmed'])
}

/** A photo as a save of an item leaves it. */
async function aPhoto(
  { db, dataDir }: FaultHarness,
  { key, userId, itemId }: { key: string; userId: number; itemId: number },
): Promise<void> {
  const png = aPng(900, 300)
  await fileStorage(join(dataDir, 'media')).put(originalOf(key), png, 'image/png')
  await db.database.transaction().execute(async (transaction) => {
    const mediaId = await aVaultPhoto(transaction, {
      key,
      user_id: userId,
      item_id: itemId,
      bytes: png.length,
      width: 900,
      height: 300,
      renditions: 'waiting',
    })
    await appendEvents(transaction, [newEvent(vaultMediaAdded, { mediaId })])
  })
}

async function assertNotShown({ db }: FaultHarness, key: string): Promise<void> {
  const { renditions, rendition_type: type } = await db.database
    .selectFrom('vault_media')
    .select(['renditions', 'rendition_type'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (renditions !== 'waiting' || type !== null)
    throw new Error(`${key} counts as ${renditions} although its process died over it`)
}

async function finish(harness: FaultHarness): Promise<void> {
  harness.start()
  await harness.untilDelivered()
  await harness.kill()
}

/** Each photo has every size, byte for byte as one whose process nobody killed. */
async function assertAllWhole({ db, dataDir }: FaultHarness, times: number): Promise<void> {
  const done = await db.database
    .selectFrom('vault_media')
    .select('key')
    .where('renditions', '=', 'done')
    .execute()
  if (done.length !== times + 1)
    throw new Error(`${done.length} photos of ${times + 1} have their smaller sizes`)
  const read = async (key: string, width: number) =>
    await readFile(join(dataDir, 'media', renditionOf(key, width)))
  for (const width of vaultRenditionWidths) {
    const whole = await read('unharmed', width)
    for (const { key } of done)
      if (!whole.equals(await read(key, width))) throw new Error(`${key} is not whole at ${width} pixels`)
  }
}
