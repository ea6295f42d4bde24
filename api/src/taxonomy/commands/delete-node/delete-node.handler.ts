import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { nodeDeleted } from '@vitrine/contracts/taxonomy/events'
import { hiddenCategoryTitles, taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { Generations } from '../../../caches/generations.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { TaxonomyRepository } from '../../taxonomy.repository.ts'
import { DeleteNode } from './delete-node.command.ts'

@CommandHandler(DeleteNode)
export class DeleteNodeHandler implements ICommandHandler<DeleteNode> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly nodes: TaxonomyRepository,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, id }: DeleteNode): Promise<void> {
    assertCan(actor, 'taxonomy.manage')
    await this.database.transaction().execute(async (transaction) => {
      await this.nodes.lockTree(transaction)
      const node = await this.nodes.lock(transaction, id)
      if (!node) throw new AppError('NOT_FOUND')
      if (hiddenCategoryTitles.some((title) => title === node.title)) throw new AppError('IN_USE', { message: taxonomyMessages.fixed })
      if (await this.nodes.isInUse(transaction, id)) throw new AppError('IN_USE', { message: taxonomyMessages.inUse })
      await this.nodes.delete(transaction, id)
      await appendEvents(transaction, [newEvent(nodeDeleted, { nodeId: id, revision: node.revision + 1 })])
      await recordAudit(transaction, { actor, action: 'taxonomy-node.deleted', subject: { type: 'taxonomy-node', id }, details: { title: node.title } })
    })
    this.generations.changed('taxonomy')
  }
}
