import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerCreated } from '@vitrine/contracts/partners/events'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { Generations } from '../../../caches/generations.ts'
import { CONFIG, DATABASE } from '../../../infrastructure/tokens.ts'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { PartnerRepository } from '../../partner.repository.ts'
import { assertGraphicAllowed } from '../../partner.rules.ts'
import { CreatePartner } from './create-partner.command.ts'

@CommandHandler(CreatePartner)
export class CreatePartnerHandler implements ICommandHandler<CreatePartner> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly partners: PartnerRepository,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, input }: CreatePartner): Promise<number> {
    assertCan(actor, 'partners.manage')
    assertGraphicAllowed(input.graphicUrl, { allowedHosts: this.config.IMAGE_HOSTS, mediaBase: MEDIA_PATH })
    const created = await this.database.transaction().execute(async (transaction) => {
      const order = await this.partners.lockPlaces(transaction)
      if (await this.partners.isSourceUrlTaken(transaction, input.sourceUrl)) throw fieldRefused('ALREADY_EXISTS', 'sourceUrl', 'exists', partnersMessages.sourceUrlTaken)
      const { id, revision } = await this.partners.insert(transaction, input, order.length + 1)
      await appendEvents(transaction, [newEvent(partnerCreated, { partnerId: id, revision })])
      await recordAudit(transaction, { actor, action: 'data-partner.created', subject: { type: 'data-partner', id }, details: { source: input.source, sourceUrl: input.sourceUrl } })
      return id
    })
    this.generations.changed('partners')
    return created
  }
}
