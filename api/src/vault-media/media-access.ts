import { Inject, Injectable } from '@nestjs/common'
import { capabilitiesOf, type Actor } from '@vitrine/contracts/access'
import { vaultThumbnailWidthMax } from '@vitrine/contracts/vault-media/media-path'
import type { Database } from '@vitrine/database/database'
import { isToBeDeleted } from '@vitrine/domain/identity/deletion'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import type { AuditNote } from '../commands/command-frame.ts'
import { ViewAudit } from '../commands/view-audit.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { findMedia, type FoundMedia } from './queries/find-media.query.ts'
import { readStanding } from '@vitrine/domain/identity/read-standing'

/**
 * Who gets a file of a vault: its owner, staff, and everybody while its item or collection is public. To
 * everybody else it is not there. Photos of a draft are for its owner alone.
 */
@Injectable()
export class MediaAccess {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly views: ViewAudit,
  ) {}

  /** `width` is null for the file in full size. @throws AppError NOT_FOUND */
  async find(key: string, width: number | null, actor: Actor | null): Promise<FoundMedia> {
    const media = await findMedia(this.database, key)
    if (media && (await this.mayRead(media, width, actor))) return media
    throw new AppError('NOT_FOUND')
  }

  private async mayRead(media: FoundMedia, width: number | null, actor: Actor | null): Promise<boolean> {
    const held = capabilitiesOf(actor)
    if (actor?.userId === media.ownerId && !media.isItemDeleted && held.has('vault.download')) return true
    // A draft is for nobody else.
    if (media.shownBy.type === 'draft') return false
    if (
      !media.isItemDeleted &&
      !media.isDocument &&
      (await isPublic(this.database, media.shownBy, this.clock.now()))
    )
      return true
    const capability = media.shownBy.type === 'item' ? 'vault.manage' : 'collections.moderate'
    if (!actor || !held.has(capability)) return false
    if (!isThumbnail(media, width)) await this.views.note({ actor, capability }, auditOf(media))
    return true
  }
}

/** A list shows many of these; that staff opened an item is an entry of its own. */
function isThumbnail({ kind }: FoundMedia, width: number | null): boolean {
  return kind === 'thumbnail' || (width !== null && width <= vaultThumbnailWidthMax)
}

function auditOf({ shownBy: { type, id }, ownerId }: FoundMedia): AuditNote & { after?: string } {
  if (type === 'item')
    return {
      action: 'vault-item.media-read',
      subject: { type: 'vault-item', id },
      details: { owner: ownerId },
      after: 'vault-item.viewed',
    }
  return {
    action: 'collection.picture-read',
    subject: { type: 'collection', id },
    details: { owner: ownerId },
  }
}

/**
 * Whether everybody may see an item or a collection now: it is in a public collection, or is one, whose owner
 * may change a vault and stays.
 */
export async function isPublic(
  database: Database,
  { type, id }: FoundMedia['shownBy'],
  now: Date,
): Promise<boolean> {
  const shown = database
    .selectFrom('collections as collection')
    .select('collection.user_id as ownerId')
    .where('collection.status', '=', 'public')
    .where('collection.taken_down_at', 'is', null)
    .where((where) => where.not(isToBeDeleted(sql`collection.user_id`)))
  const owner = await (
    type === 'collection'
      ? shown.where('collection.id', '=', id)
      : shown
          .innerJoin('vault_items as item', (join) =>
            join
              .onRef('item.collection_id', '=', 'collection.id')
              .onRef('item.user_id', '=', 'collection.user_id'),
          )
          .where('item.id', '=', id)
          .where('item.deleted_at', 'is', null)
  ).executeTakeFirst()
  return (
    owner !== undefined &&
    capabilitiesOf(await readStanding(database, owner.ownerId, now)).has('vault.change')
  )
}
