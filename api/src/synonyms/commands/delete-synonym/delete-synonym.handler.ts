import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { synonymDeleted } from '@vitrine/contracts/synonyms/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { SynonymRepository } from '../../synonym.repository.ts'
import { DeleteSynonym } from './delete-synonym.command.ts'

@CommandHandler(DeleteSynonym)
export class DeleteSynonymHandler implements ICommandHandler<DeleteSynonym> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly synonyms: SynonymRepository,
  ) {}

  async execute({ actor, id }: DeleteSynonym): Promise<void> {
    const load = (transaction: Transaction) => this.synonyms.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'synonyms.manage', load, expectedRevision: undefined },
      async (transaction, before) => {
        await this.synonyms.delete(transaction, id)
        return {
          result: undefined,
          events: [newEvent(synonymDeleted, { synonymId: id, revision: before.revision + 1 })],
          audit: {
            action: 'synonym.deleted',
            subject: { type: 'synonym', id },
            details: { name: before.terms.join(', '), kind: before.kind },
          },
        }
      },
    )
  }
}
