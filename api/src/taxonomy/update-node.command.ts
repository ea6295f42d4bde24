import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import { type ManagedNode, type UpdateNodeInput, taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { fieldRefused } from '@vitrine/platform/app-error'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'
import { assertDepth, assertNotBelowItself } from './taxonomy.rules.ts'

export class UpdateNode extends Command<ManagedNode> {
  constructor(
    readonly actor: Actor,
    readonly input: UpdateNodeInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdateNode)
export class UpdateNodeHandler implements ICommandHandler<UpdateNode> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly nodes: TaxonomyRepository,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, input, expectedRevision }: UpdateNode) {
    assertCan(actor, 'taxonomy.manage')
    await this.pictures.assertUsable(
      { image: input.image, mainImage: input.mainImage },
      { notAllowed: taxonomyMessages.pictureNotAllowed },
      (database) => this.nodes.picturesOf(database, input.id),
    )
    return await this.frame.change(
      {
        actor,
        capability: 'taxonomy.manage',
        load: (transaction) => this.nodes.lockInTree(transaction, input.id),
        expectedRevision,
        subject: { type: 'taxonomy-node', id: input.id },
      },
      async (transaction, current) => {
        const parent = input.parentId === 0 ? null : await this.nodes.lock(transaction, input.parentId)
        if (parent === undefined)
          throw fieldRefused('VALIDATION_FAILED', 'parentId', 'notFound', taxonomyMessages.parentUnknown)
        assertNotBelowItself(input.id, parent)
        if (await this.nodes.isUrlTaken(transaction, input.url, input.id))
          throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', taxonomyMessages.urlTaken)

        const revision = await this.nodes.update(
          transaction,
          input.id,
          { ...input, description: sanitizeRichText(input.description) },
          parent?.id ?? null,
        )
        if (current.url !== input.url || current.parent_id !== (parent?.id ?? null)) {
          assertDepth((await this.nodes.placeAnew(transaction, input.id)).deepest)
        }
        return {
          result: await this.nodes.findManaged(transaction, input.id),
          events: [newEvent(nodeUpdated, { nodeId: input.id, revision })],
          audit: {
            action: 'taxonomy-node.updated',
            subject: { type: 'taxonomy-node', id: input.id },
            details: changesBetween(current, { ...input, parentId: parent?.id ?? null }),
          },
        }
      },
    )
  }
}
