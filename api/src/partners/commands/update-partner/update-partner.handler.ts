import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerUpdated } from '@vitrine/contracts/partners/events'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { Generations } from '../../../caches/generations.ts'
import { CONFIG, DATABASE } from '../../../infrastructure/tokens.ts'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { PartnerRepository } from '../../partner.repository.ts'
import { assertGraphicAllowed } from '../../partner.rules.ts'
import { UpdatePartner } from './update-partner.command.ts'

@CommandHandler(UpdatePartner)
export class UpdatePartnerHandler implements ICommandHandler<UpdatePartner> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly partners: PartnerRepository,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdatePartner): Promise<void> {
    assertCan(actor, 'partners.manage')
    assertGraphicAllowed(input.graphicUrl, { allowedHosts: this.config.IMAGE_HOSTS, mediaBase: MEDIA_PATH })
    await this.database.transaction().execute(async (transaction) => {
      // Before the row, as the other commands do: two of them never wait for each other.
      await this.partners.lockPlaces(transaction)
      const partner = await this.partners.lock(transaction, id)
      if (!partner) throw new AppError('NOT_FOUND')
      assertRevision(partner.revision, expectedRevision)
      if (await this.partners.isSourceUrlTaken(transaction, input.sourceUrl, id)) throw fieldRefused('ALREADY_EXISTS', 'sourceUrl', 'exists', partnersMessages.sourceUrlTaken)
      const revision = await this.partners.update(transaction, id, input)
      await appendEvents(transaction, [newEvent(partnerUpdated, { partnerId: id, revision })])
      await recordAudit(transaction, {
        actor, action: 'data-partner.updated', subject: { type: 'data-partner', id },
        details: { source: { from: partner.source, to: input.source }, sourceUrl: { from: partner.source_url, to: input.sourceUrl } },
      })
    })
    this.generations.changed('partners')
  }
}
