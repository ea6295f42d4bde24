import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { partnerCreated } from '@vitrine/contracts/partners/events'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CONFIG } from '../../../infrastructure/tokens.ts'
import { PartnerRepository } from '../../partner.repository.ts'
import { assertGraphicAllowed } from '../../partner.rules.ts'
import { CreatePartner } from './create-partner.command.ts'

@CommandHandler(CreatePartner)
export class CreatePartnerHandler implements ICommandHandler<CreatePartner> {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly frame: CommandFrame,
    private readonly partners: PartnerRepository,
  ) {}

  async execute({ actor, input }: CreatePartner): Promise<number> {
    return await this.frame.run({ actor, capability: 'partners.manage' }, async (transaction) => {
      assertGraphicAllowed(input.graphicUrl, { allowedHosts: this.config.IMAGE_HOSTS, mediaBase: MEDIA_PATH })
      const order = await this.partners.lockPlaces(transaction)
      if (await this.partners.isSourceUrlTaken(transaction, input.sourceUrl)) throw fieldRefused('ALREADY_EXISTS', 'sourceUrl', 'exists', partnersMessages.sourceUrlTaken)
      const { id, revision } = await this.partners.insert(transaction, input, order.length + 1)
      return {
        result: id,
        events: [newEvent(partnerCreated, { partnerId: id, revision })],
        audit: { action: 'data-partner.created', subject: { type: 'data-partner', id }, details: { source: input.source, sourceUrl: input.sourceUrl } },
      }
    })
  }
}
