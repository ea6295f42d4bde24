import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerMoved } from '@vitrine/contracts/partners/events'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { PartnerRepository } from '../../partner.repository.ts'
import { orderAfterMove } from '../../partner.rules.ts'
import { MovePartner } from './move-partner.command.ts'

@CommandHandler(MovePartner)
export class MovePartnerHandler implements ICommandHandler<MovePartner> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly partners: PartnerRepository,
  ) {}

  async execute({ actor, id, place }: MovePartner): Promise<void> {
    await this.frame.run({ actor, capability: 'partners.manage' }, async (transaction) => {
      const before = await this.partners.lockPlaces(transaction)
      const partner = await this.partners.lock(transaction, id)
      if (!partner) throw new AppError('NOT_FOUND')
      const placeBefore = new Map(before.map((row) => [row.id, row.place]))
      const order = orderAfterMove(
        before.map((row) => row.id),
        id,
        place,
      )
      for (const [index, each] of order.entries()) {
        if (placeBefore.get(each) !== index + 1) await this.partners.putInPlace(transaction, each, index + 1)
      }
      return {
        result: undefined,
        events: [newEvent(partnerMoved, { partnerId: id, revision: partner.revision })],
        audit: {
          action: 'data-partner.moved',
          subject: { type: 'data-partner', id },
          details: { place: { from: partner.place, to: order.indexOf(id) + 1 } },
        },
      }
    })
  }
}
