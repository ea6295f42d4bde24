import { Inject, Injectable } from '@nestjs/common'
import { capabilitiesOf, type Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { isPublic } from './queries/find-media/is-public.query.ts'
import { findMedia, type FoundMedia } from './queries/find-media/find-media.query.ts'

/**
 * Who gets a file of a vault: its owner, staff, and everybody while its item or collection is public. To
 * everybody else it is not there.
 */
@Injectable()
export class MediaAccess {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly frame: CommandFrame,
  ) {}

  /** @throws AppError NOT_FOUND */
  async find(key: string, actor: Actor | null): Promise<FoundMedia> {
    const media = await findMedia(this.database, key)
    if (media && (await this.mayRead(media, actor))) return media
    throw new AppError('NOT_FOUND')
  }

  private async mayRead(media: FoundMedia, actor: Actor | null): Promise<boolean> {
    const held = capabilitiesOf(actor)
    if (actor?.userId === media.ownerId && !media.isItemDeleted && held.has('vault.download')) return true
    if (!media.isItemDeleted && (await isPublic(this.database, media.shownBy, this.clock.now()))) return true
    const capability = media.shownBy.type === 'item' ? 'vault.manage' : 'collections.moderate'
    if (!actor || !held.has(capability)) return false
    await this.frame.run({ actor, capability }, async () => ({
      result: undefined,
      audit: auditOf(media),
    }))
    return true
  }
}

function auditOf({ shownBy: { type, id }, ownerId }: FoundMedia): AuditNote {
  if (type === 'item')
    return {
      action: 'vault-item.media-read',
      subject: { type: 'vault-item', id },
      details: { owner: ownerId },
    }
  return {
    action: 'collection.picture-read',
    subject: { type: 'collection', id },
    details: { owner: ownerId },
  }
}
