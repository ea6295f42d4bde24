import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { Generations } from '../../../caches/generations.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { sanitizeRichText } from '../../../rich-text/sanitize-rich-text.ts'
import { TaxonomyRepository } from '../../taxonomy.repository.ts'
import { assertDepth, assertNotBelowItself } from '../../taxonomy.rules.ts'
import { UpdateNode } from './update-node.command.ts'

@CommandHandler(UpdateNode)
export class UpdateNodeHandler implements ICommandHandler<UpdateNode> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly nodes: TaxonomyRepository,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, input, expectedRevision }: UpdateNode) {
    assertCan(actor, 'taxonomy.manage')
    const node = await this.database.transaction().execute(async (transaction) => {
      await this.nodes.lockTree(transaction)
      const current = await this.nodes.lock(transaction, input.id)
      if (!current) throw new AppError('NOT_FOUND')
      assertRevision(current.revision, expectedRevision)
      const parent = input.parentId === 0 ? null : await this.nodes.lock(transaction, input.parentId)
      if (parent === undefined) throw fieldRefused('VALIDATION_FAILED', 'parentId', 'notFound', taxonomyMessages.parentUnknown)
      assertNotBelowItself(input.id, parent)
      if (await this.nodes.isUrlTaken(transaction, input.url, input.id)) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', taxonomyMessages.urlTaken)

      const revision = await this.nodes.update(transaction, input.id, { ...input, description: sanitizeRichText(input.description) }, parent?.id ?? null)
      if (current.url !== input.url || current.parent_id !== (parent?.id ?? null)) {
        assertDepth((await this.nodes.placeAnew(transaction, input.id)).deepest)
      }
      await appendEvents(transaction, [newEvent(nodeUpdated, { nodeId: input.id, revision })])
      await recordAudit(transaction, {
        actor, action: 'taxonomy-node.updated', subject: { type: 'taxonomy-node', id: input.id },
        details: { title: { from: current.title, to: input.title }, url: { from: current.url, to: input.url } },
      })
      return await this.nodes.findManaged(transaction, input.id)
    })
    this.generations.changed('taxonomy')
    return node
  }
}
