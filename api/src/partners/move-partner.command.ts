import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { partnerMoved } from '@vitrine/contracts/partners/events'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { lockRow } from '../records/record-rows.ts'
import { lockPlaces, putInPlace } from './partner-places.ts'
import { orderAfterMove } from './partner.rules.ts'

/** Another place in the order, from 1; the others move up or down. */
export class MovePartner extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly place: number,
  ) {
    super()
  }
}

@CommandHandler(MovePartner)
export class MovePartnerHandler implements ICommandHandler<MovePartner> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, id, place }: MovePartner): Promise<void> {
    await this.frame.run({ actor, capability: 'partners.manage' }, async (transaction) => {
      const before = await lockPlaces(transaction)
      const partner = await lockRow(transaction, 'data_partners', id)
      if (!partner) throw new AppError('NOT_FOUND')
      const placeBefore = new Map(before.map((row) => [row.id, row.place]))
      const order = orderAfterMove(
        before.map((row) => row.id),
        id,
        place,
      )
      for (const [index, each] of order.entries()) {
        if (placeBefore.get(each) !== index + 1) await putInPlace(transaction, each, index + 1)
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
