import { tierOf } from '@vitrine/contracts/standing'
import { GIGABYTE } from '@vitrine/contracts/vault-media/storage'
import type { Executor, Transaction } from '@vitrine/database/database'
import { gigabytesFor } from '@vitrine/platform/vault-quota-setting'
import { sql } from 'kysely'
import { readStanding } from '../identity/read-standing.ts'

/**
 * Bytes of a member's files: originals of photos, videos with their pictures, pictures of collections, and
 * what photos of imports will need.
 * Deleted ones count until they are erased. What else comes to store files of members is added here.
 */
export async function readUsedBytes(executor: Executor, userId: number): Promise<number> {
  const { used } = await executor
    .selectFrom('vault_media')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('used'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { reserved } = await executor
    .selectFrom('vault_import_archives')
    .select(sql<number>`coalesce(sum(reserved), 0)::bigint`.as('reserved'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(used) + Number(reserved)
}

interface AllowedBytes {
  /** Gigabytes of the membership that counts now. */
  membershipQuota: number
  /** Of this member alone. */
  quota: number | null
  allowedBytes: number
}

/**
 * How many bytes of files a member may store; null where there is no such account.
 *
 * @param quotas gigabytes by membership: the setting VAULT_QUOTA_GB
 */
export async function readAllowedBytes(
  executor: Executor,
  userId: number,
  { quotas, now }: { quotas: string; now: Date },
): Promise<AllowedBytes | null> {
  const standing = await readStanding(executor, userId, now)
  if (!standing) return null
  const { quota } = await executor
    .selectFrom('users')
    .select('vault_quota_gb as quota')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const membershipQuota = gigabytesFor(quotas, tierOf(standing))
  return { membershipQuota, quota, allowedBytes: (quota ?? membershipQuota) * GIGABYTE }
}

/** Of those bytes, what belongs to deleted items, and to files that were removed. */
export async function readDeletedBytes(executor: Executor, userId: number): Promise<number> {
  const { deleted } = await executor
    .selectFrom('vault_media as media')
    .leftJoin('vault_items as item', 'item.id', 'media.item_id')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('deleted'))
    .where('media.user_id', '=', userId)
    .where(({ or, eb }) =>
      or([eb('media.removed_at', 'is not', null), eb('item.deleted_at', 'is not', null)]),
    )
    .executeTakeFirstOrThrow()
  return deleted
}

/** Makes uploads of one member take turns until the transaction ends: two cannot both take the last bytes. */
export async function lockStorage(transaction: Transaction, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
