import { capabilitiesOf } from '@vitrine/contracts/access'
import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { PublicCollection } from '@vitrine/contracts/collections/schemas'
import type { Role } from '@vitrine/contracts/roles'
import type { SubscriptionStatus } from '@vitrine/contracts/standing'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { isToBeDeleted } from '@vitrine/domain/identity/deletion'
import { teamAdminOfUser, type TeamAdminRow } from '@vitrine/domain/teams/team-standing'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { standingOf } from '@vitrine/domain/identity/standing'
import { pictureKeyOf, toPublicCollection } from './collection-rows.ts'

export interface ShownCollection {
  collection: PublicCollection
  /** Changes with everything that is shown of the collection and of its items. */
  fingerprint: string
}

interface Row {
  id: number
  title: string
  description: string
  status: CollectionStatus
  isTakenDown: boolean
  pictureKey: string | null
  createdAt: Date
  revision: number
  itemsCount: number
  itemsSum: string
  roles: Role[]
  suspendedAt: Date | null
  suspendedUntil: Date | null
  membershipStatus: SubscriptionStatus | null
  trialEndsAt: Date | null
  isOwnerLeaving: boolean
  changesAt: Date | null
  thenStatus: SubscriptionStatus | null
  teamAdmin: TeamAdminRow | null
}

/**
 * What everybody sees of a collection at this moment: by one statement, which asks whether they may and reads
 * no item. A collection that never was public takes the way of one that there is not, and of a private one
 * nothing is counted.
 *
 * @throws AppError COLLECTION_GONE, COLLECTION_NOT_PUBLIC
 */
export async function findShownCollection(
  database: Database,
  id: number,
  now: Date,
): Promise<ShownCollection> {
  const {
    rows: [row],
  } = await sql<Row>`${PREPARED}
    SELECT
      collection.id, collection.title, collection.description, collection.status, collection.taken_down_at IS NOT NULL AS "isTakenDown", ${pictureKeyOf} AS "pictureKey",
      collection.created_at AS "createdAt", collection.revision, coalesce(items.count, 0) AS "itemsCount", coalesce(items.sum, 0)::text AS "itemsSum",
      users.roles, users.suspended_at AS "suspendedAt", users.suspended_until AS "suspendedUntil", memberships.status AS "membershipStatus", memberships.trial_ends_at AS "trialEndsAt",
      ${isToBeDeleted(sql`users.id`)} AS "isOwnerLeaving",
      memberships.changes_at AS "changesAt", memberships.then_status AS "thenStatus", ${teamAdminOfUser} AS "teamAdmin"
    FROM collections collection
    JOIN users ON users.id = collection.user_id
    LEFT JOIN memberships ON memberships.user_id = users.id
    LEFT JOIN LATERAL (
      SELECT count(*) AS count, sum(hashint8extended(item.id, item.revision)) AS sum FROM vault_items item
      WHERE collection.status = 'public' AND item.collection_id = collection.id AND item.deleted_at IS NULL
    ) items ON true
    WHERE collection.id = ${id} AND collection.was_public
  `.execute(database)
  if (!row) throw new AppError('COLLECTION_GONE')
  const owner = standingOf(
    {
      roles: row.roles,
      suspended_at: row.suspendedAt,
      suspended_until: row.suspendedUntil,
      staff_role: null,
      status: row.membershipStatus,
      trial_ends_at: row.trialEndsAt,
      changes_at: row.changesAt,
      then_status: row.thenStatus,
      team_admin: row.teamAdmin,
    },
    now,
  )
  if (
    row.status !== 'public' ||
    row.isTakenDown ||
    row.isOwnerLeaving ||
    !capabilitiesOf(owner).has('vault.change')
  )
    throw new AppError('COLLECTION_NOT_PUBLIC')
  return { collection: toPublicCollection(row), fingerprint: fingerprintOf(row) }
}

/**
 * The revision stands for the texts and the picture; the sum of all items' hashes for which there are, and
 * how new each is.
 */
function fingerprintOf({ id, revision, itemsCount, itemsSum }: Row): string {
  return createHash('sha256')
    .update([id, revision, itemsCount, itemsSum].join(' '))
    .digest('base64url')
    .slice(0, 22)
}
