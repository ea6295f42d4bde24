import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerDeleted } from '@vitrine/contracts/partners/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { Generations } from '../../../caches/generations.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { PartnerRepository } from '../../partner.repository.ts'
import { DeletePartner } from './delete-partner.command.ts'

@CommandHandler(DeletePartner)
export class DeletePartnerHandler implements ICommandHandler<DeletePartner> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly partners: PartnerRepository,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, id }: DeletePartner): Promise<void> {
    assertCan(actor, 'partners.manage')
    await this.database.transaction().execute(async (transaction) => {
      const order = await this.partners.lockPlaces(transaction)
      const partner = await this.partners.lock(transaction, id)
      if (!partner) throw new AppError('NOT_FOUND')
      await this.partners.delete(transaction, id)
      for (const { id: other, place } of order) {
        if (place > partner.place) await this.partners.putInPlace(transaction, other, place - 1)
      }
      await appendEvents(transaction, [newEvent(partnerDeleted, { partnerId: id, revision: partner.revision + 1 })])
      await recordAudit(transaction, { actor, action: 'data-partner.deleted', subject: { type: 'data-partner', id }, details: { source: partner.source, sourceUrl: partner.source_url } })
    })
    this.generations.changed('partners')
  }
}
