import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { moveFirst } from '@vitrine/contracts/taxonomy/category-uses'
import { nodeDeleted } from '@vitrine/contracts/taxonomy/events'
import { hiddenCategoryTitles, taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'

export class DeleteNode extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteNode)
export class DeleteNodeHandler implements ICommandHandler<DeleteNode> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly nodes: TaxonomyRepository,
  ) {}

  async execute({ actor, id }: DeleteNode): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'taxonomy.manage',
        load: (transaction) => this.nodes.lockInTree(transaction, id),
        expectedRevision: undefined,
      },
      async (transaction, node) => {
        if (hiddenCategoryTitles.some((title) => title === node.title))
          throw new AppError('IN_USE', { message: taxonomyMessages.fixed })
        const moved = moveFirst(await this.nodes.usesOf(transaction, id))
        if (moved) throw new AppError('IN_USE', { message: moved })
        await this.nodes.delete(transaction, id)
        return {
          result: undefined,
          events: [newEvent(nodeDeleted, { nodeId: id, revision: node.revision + 1 })],
          audit: {
            action: 'taxonomy-node.deleted',
            subject: { type: 'taxonomy-node', id },
            details: { title: node.title },
          },
        }
      },
    )
  }
}
