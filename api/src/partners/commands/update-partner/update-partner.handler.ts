import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { partnerUpdated } from '@vitrine/contracts/partners/events'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { assertCan } from '../../../access/assert-can.ts'
import { PictureCheck } from '../../../pictures/picture-check.ts'
import { PartnerRepository } from '../../partner.repository.ts'
import { UpdatePartner } from './update-partner.command.ts'

@CommandHandler(UpdatePartner)
export class UpdatePartnerHandler implements ICommandHandler<UpdatePartner> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly partners: PartnerRepository,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdatePartner): Promise<void> {
    assertCan(actor, 'partners.manage')
    await this.pictures.assertUsable(
      { graphicUrl: input.graphicUrl },
      { notAllowed: partnersMessages.graphicNotAllowed },
      (database) => this.partners.picturesOf(database, id),
    )
    const load = async (transaction: Transaction) => {
      // Before the row, as the other commands do: two of them never wait for each other.
      await this.partners.lockPlaces(transaction)
      return await this.partners.lock(transaction, id)
    }
    await this.frame.change(
      { actor, capability: 'partners.manage', load, expectedRevision, subject: { type: 'data-partner', id } },
      async (transaction, partner) => {
        if (await this.partners.isSourceUrlTaken(transaction, input.sourceUrl, id))
          throw fieldRefused('ALREADY_EXISTS', 'sourceUrl', 'exists', partnersMessages.sourceUrlTaken)
        const revision = await this.partners.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(partnerUpdated, { partnerId: id, revision })],
          audit: {
            action: 'data-partner.updated',
            subject: { type: 'data-partner', id },
            details: changesBetween(partner, input),
          },
        }
      },
    )
  }
}
