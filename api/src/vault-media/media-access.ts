import { Inject, Injectable } from '@nestjs/common'
import { capabilitiesOf, type Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { isItemPublic } from './queries/find-media/is-item-public.query.ts'
import { findMedia, type FoundMedia } from './queries/find-media/find-media.query.ts'

/** Who gets a file of a vault: its owner, staff, and everybody while its item is public. To everybody else it is not there. */
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
    if (!media.isItemDeleted && (await isItemPublic(this.database, media.itemId, this.clock.now()))) return true
    if (!actor || !held.has('vault.manage')) return false
    await this.frame.run({ actor, capability: 'vault.manage' }, async () => ({
      result: undefined,
      audit: { action: 'vault-item.media-read', subject: { type: 'vault-item', id: media.itemId }, details: { owner: media.ownerId } },
    }))
    return true
  }
}
