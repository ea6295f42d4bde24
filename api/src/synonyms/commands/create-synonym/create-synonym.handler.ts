import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { synonymCreated } from '@vitrine/contracts/synonyms/events'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { SynonymRepository } from '../../synonym.repository.ts'
import { CreateSynonym } from './create-synonym.command.ts'

@CommandHandler(CreateSynonym)
export class CreateSynonymHandler implements ICommandHandler<CreateSynonym> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly synonyms: SynonymRepository,
  ) {}

  async execute({ actor, input }: CreateSynonym): Promise<number> {
    return await this.frame.run({ actor, capability: 'synonyms.manage' }, async (transaction) => {
      const { id, revision } = await this.synonyms.insert(transaction, input)
      return {
        result: id,
        events: [newEvent(synonymCreated, { synonymId: id, revision })],
        audit: {
          action: 'synonym.created',
          subject: { type: 'synonym', id },
          details: { name: input.terms.join(', '), kind: input.kind },
        },
      }
    })
  }
}
