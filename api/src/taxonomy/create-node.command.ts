import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { nodeCreated } from '@vitrine/contracts/taxonomy/events'
import { type CreateNodeInput, type ManagedNode, taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'
import { placeBelow } from './taxonomy.rules.ts'

export class CreateNode extends Command<ManagedNode> {
  constructor(
    readonly actor: Actor,
    readonly input: CreateNodeInput,
  ) {
    super()
  }
}

@CommandHandler(CreateNode)
export class CreateNodeHandler implements ICommandHandler<CreateNode> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly nodes: TaxonomyRepository,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, input }: CreateNode) {
    assertCan(actor, 'taxonomy.manage')
    await this.pictures.assertUsable(
      { image: input.image, mainImage: input.mainImage },
      { notAllowed: taxonomyMessages.pictureNotAllowed },
    )
    return await this.frame.run({ actor, capability: 'taxonomy.manage' }, async (transaction) => {
      await this.nodes.lockTree(transaction)
      const parent = input.parentId === 0 ? null : await this.nodes.lock(transaction, input.parentId)
      if (parent === undefined)
        throw fieldRefused('VALIDATION_FAILED', 'parentId', 'notFound', taxonomyMessages.parentUnknown)
      if (await this.nodes.isUrlTaken(transaction, input.url))
        throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', taxonomyMessages.urlTaken)
      const { id, revision } = await this.nodes.insert(
        transaction,
        { ...input, description: sanitizeRichText(input.description) },
        placeBelow(parent, input.url),
      )
      return {
        result: await this.nodes.findManaged(transaction, id),
        events: [newEvent(nodeCreated, { nodeId: id, revision })],
        audit: {
          action: 'taxonomy-node.created',
          subject: { type: 'taxonomy-node', id },
          details: { title: input.title },
        },
      }
    })
  }
}
