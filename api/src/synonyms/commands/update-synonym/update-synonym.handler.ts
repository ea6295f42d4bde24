import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { synonymUpdated } from '@vitrine/contracts/synonyms/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { SynonymRepository } from '../../synonym.repository.ts'
import { UpdateSynonym } from './update-synonym.command.ts'

@CommandHandler(UpdateSynonym)
export class UpdateSynonymHandler implements ICommandHandler<UpdateSynonym> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly synonyms: SynonymRepository,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateSynonym): Promise<void> {
    const load = (transaction: Transaction) => this.synonyms.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'synonyms.manage', load, expectedRevision, subject: { type: 'synonym', id } },
      async (transaction, before) => {
        const revision = await this.synonyms.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(synonymUpdated, { synonymId: id, revision })],
          audit: {
            action: 'synonym.updated',
            subject: { type: 'synonym', id },
            details: {
              name: input.terms.join(', '),
              terms: { from: before.terms, to: input.terms },
              kind: { from: before.kind, to: input.kind },
            },
          },
        }
      },
    )
  }
}
