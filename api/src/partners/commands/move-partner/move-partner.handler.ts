import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerMoved } from '@vitrine/contracts/partners/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { Generations } from '../../../caches/generations.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { PartnerRepository } from '../../partner.repository.ts'
import { orderAfterMove } from '../../partner.rules.ts'
import { MovePartner } from './move-partner.command.ts'

@CommandHandler(MovePartner)
export class MovePartnerHandler implements ICommandHandler<MovePartner> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly partners: PartnerRepository,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, id, place }: MovePartner): Promise<void> {
    assertCan(actor, 'partners.manage')
    await this.database.transaction().execute(async (transaction) => {
      const before = await this.partners.lockPlaces(transaction)
      const partner = await this.partners.lock(transaction, id)
      if (!partner) throw new AppError('NOT_FOUND')
      const placeBefore = new Map(before.map((row) => [row.id, row.place]))
      const order = orderAfterMove(before.map((row) => row.id), id, place)
      for (const [index, each] of order.entries()) {
        if (placeBefore.get(each) !== index + 1) await this.partners.putInPlace(transaction, each, index + 1)
      }
      await appendEvents(transaction, [newEvent(partnerMoved, { partnerId: id, revision: partner.revision })])
      await recordAudit(transaction, { actor, action: 'data-partner.moved', subject: { type: 'data-partner', id }, details: { place: { from: partner.place, to: order.indexOf(id) + 1 } } })
    })
    this.generations.changed('partners')
  }
}
