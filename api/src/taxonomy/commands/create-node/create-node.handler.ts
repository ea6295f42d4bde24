import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { nodeCreated } from '@vitrine/contracts/taxonomy/events'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { fieldRefused } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { Generations } from '../../../caches/generations.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { sanitizeRichText } from '../../../rich-text/sanitize-rich-text.ts'
import { TaxonomyRepository } from '../../taxonomy.repository.ts'
import { placeBelow } from '../../taxonomy.rules.ts'
import { CreateNode } from './create-node.command.ts'

@CommandHandler(CreateNode)
export class CreateNodeHandler implements ICommandHandler<CreateNode> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly nodes: TaxonomyRepository,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, input }: CreateNode) {
    assertCan(actor, 'taxonomy.manage')
    const node = await this.database.transaction().execute(async (transaction) => {
      await this.nodes.lockTree(transaction)
      const parent = input.parentId === 0 ? null : await this.nodes.lock(transaction, input.parentId)
      if (parent === undefined) throw fieldRefused('VALIDATION_FAILED', 'parentId', 'notFound', taxonomyMessages.parentUnknown)
      if (await this.nodes.isUrlTaken(transaction, input.url)) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', taxonomyMessages.urlTaken)
      const { id, revision } = await this.nodes.insert(transaction, { ...input, description: sanitizeRichText(input.description) }, placeBelow(parent, input.url))
      await appendEvents(transaction, [newEvent(nodeCreated, { nodeId: id, revision })])
      await recordAudit(transaction, { actor, action: 'taxonomy-node.created', subject: { type: 'taxonomy-node', id }, details: { title: input.title } })
      return await this.nodes.findManaged(transaction, id)
    })
    this.generations.changed('taxonomy')
    return node
  }
}
