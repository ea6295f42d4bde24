import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerCreated } from '@vitrine/contracts/partners/events'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { assertCan } from '../../../access/assert-can.ts'
import { PictureCheck } from '../../../pictures/picture-check.ts'
import { PartnerRepository } from '../../partner.repository.ts'
import { CreatePartner } from './create-partner.command.ts'

@CommandHandler(CreatePartner)
export class CreatePartnerHandler implements ICommandHandler<CreatePartner> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly partners: PartnerRepository,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, input }: CreatePartner): Promise<number> {
    assertCan(actor, 'partners.manage')
    await this.pictures.assertUsable(
      { graphicUrl: input.graphicUrl },
      { notAllowed: partnersMessages.graphicNotAllowed },
    )
    return await this.frame.run({ actor, capability: 'partners.manage' }, async (transaction) => {
      const order = await this.partners.lockPlaces(transaction)
      if (await this.partners.isSourceUrlTaken(transaction, input.sourceUrl))
        throw fieldRefused('ALREADY_EXISTS', 'sourceUrl', 'exists', partnersMessages.sourceUrlTaken)
      const { id, revision } = await this.partners.insert(transaction, input, order.length + 1)
      return {
        result: id,
        events: [newEvent(partnerCreated, { partnerId: id, revision })],
        audit: {
          action: 'data-partner.created',
          subject: { type: 'data-partner', id },
          details: { source: input.source, sourceUrl: input.sourceUrl },
        },
      }
    })
  }
}
