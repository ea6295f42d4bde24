import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import { sumOfUses, usesBetween } from '@vitrine/contracts/taxonomy/category-uses'
import { nodeDeleted, nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import {
  type MoveContentsInput,
  type MovedContents,
  hiddenCategoryTitles,
  taxonomyLimits,
  taxonomyMessages,
} from '@vitrine/contracts/taxonomy/schemas'
import type { Transaction } from '@vitrine/database/database'
import { byStaff } from '@vitrine/domain/vault/item-changes'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CategoryContentsRepository } from './category-contents.repository.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'

export class MoveContents extends Command<MovedContents> {
  constructor(
    readonly actor: Actor,
    readonly input: MoveContentsInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/** One transaction each: what is larger is moved by calling again, and a call that was lost is repeated. */
@CommandHandler(MoveContents)
export class MoveContentsHandler implements ICommandHandler<MoveContents> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly nodes: TaxonomyRepository,
    private readonly contents: CategoryContentsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    input: { id, targetId, andDelete },
    expectedRevision,
  }: MoveContents): Promise<MovedContents> {
    const subject = { type: 'taxonomy-node', id }
    return await this.frame.change(
      {
        actor,
        capability: 'taxonomy.manage',
        load: (transaction) => this.nodes.lockInTree(transaction, id),
        expectedRevision,
        subject,
      },
      async (transaction, node) => {
        if (andDelete && hiddenCategoryTitles.some((title) => title === node.title))
          throw new AppError('IN_USE', { message: taxonomyMessages.fixed })
        const target = await this.nodes.lock(transaction, targetId)
        if (!target)
          throw fieldRefused('VALIDATION_FAILED', 'targetId', 'notFound', taxonomyMessages.targetUnknown)
        if (target.ancestor_ids.includes(id))
          throw fieldRefused('VALIDATION_FAILED', 'targetId', 'invalid', taxonomyMessages.targetInside)

        const before = await this.nodes.usesOf(transaction, id)
        const events: NewEvent[] = [
          ...(await this.moveSubcategories(transaction, id, targetId)),
          ...(await this.contents.move(transaction, {
            fromId: id,
            toId: targetId,
            atMost: taxonomyLimits.movedAtOnceMax,
            by: byStaff(actor),
            at: this.clock.now(),
          })),
        ]
        const left = await this.nodes.usesOf(transaction, id)
        const moved = usesBetween(before, left)
        const deleted = andDelete && sumOfUses(left) === 0
        if (deleted) {
          await this.nodes.delete(transaction, id)
          events.push(newEvent(nodeDeleted, { nodeId: id, revision: node.revision + 1 }))
        }
        return {
          result: { moved, left, deleted },
          events,
          audit:
            events.length === 0
              ? null
              : {
                  action: 'taxonomy-node.contents-moved',
                  subject,
                  details: {
                    title: node.title,
                    targetId,
                    target: target.title,
                    ...moved,
                    left: sumOfUses(left),
                    deleted,
                  },
                },
        }
      },
    )
  }

  private async moveSubcategories(
    transaction: Transaction,
    id: number,
    targetId: number,
  ): Promise<NewEvent[]> {
    const children = await this.nodes.moveChildren(transaction, id, targetId)
    for (const child of children) {
      const { deepest } = await this.nodes.placeAnew(transaction, child.id)
      if (deepest >= taxonomyLimits.depthMax)
        throw fieldRefused('VALIDATION_FAILED', 'targetId', 'Size', taxonomyMessages.tooDeep)
    }
    return children.map((child) => newEvent(nodeUpdated, { nodeId: child.id, revision: child.revision }))
  }
}
