import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerDeleted } from '@vitrine/contracts/partners/events'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { PartnerRepository } from '../../partner.repository.ts'
import { DeletePartner } from './delete-partner.command.ts'

@CommandHandler(DeletePartner)
export class DeletePartnerHandler implements ICommandHandler<DeletePartner> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly partners: PartnerRepository,
  ) {}

  async execute({ actor, id }: DeletePartner): Promise<void> {
    await this.frame.run({ actor, capability: 'partners.manage' }, async (transaction) => {
      const order = await this.partners.lockPlaces(transaction)
      const partner = await this.partners.lock(transaction, id)
      if (!partner) throw new AppError('NOT_FOUND')
      await this.partners.delete(transaction, id)
      for (const { id: other, place } of order) {
        if (place > partner.place) await this.partners.putInPlace(transaction, other, place - 1)
      }
      return {
        result: undefined,
        events: [newEvent(partnerDeleted, { partnerId: id, revision: partner.revision + 1 })],
        audit: {
          action: 'data-partner.deleted',
          subject: { type: 'data-partner', id },
          details: { source: partner.source, sourceUrl: partner.source_url },
        },
      }
    })
  }
}
