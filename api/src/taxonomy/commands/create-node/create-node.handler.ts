import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { nodeCreated } from '@vitrine/contracts/taxonomy/events'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CONFIG } from '../../../infrastructure/tokens.ts'
import { assertPicturesAllowed } from '../../../media/pictures.rules.ts'
import { sanitizeRichText } from '../../../rich-text/sanitize-rich-text.ts'
import { TaxonomyRepository } from '../../taxonomy.repository.ts'
import { placeBelow } from '../../taxonomy.rules.ts'
import { CreateNode } from './create-node.command.ts'

@CommandHandler(CreateNode)
export class CreateNodeHandler implements ICommandHandler<CreateNode> {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly frame: CommandFrame,
    private readonly nodes: TaxonomyRepository,
  ) {}

  async execute({ actor, input }: CreateNode) {
    assertPicturesAllowed({ image: input.image, mainImage: input.mainImage }, this.config.IMAGE_HOSTS, taxonomyMessages.pictureNotAllowed)
    return await this.frame.run({ actor, capability: 'taxonomy.manage' }, async (transaction) => {
      await this.nodes.lockTree(transaction)
      const parent = input.parentId === 0 ? null : await this.nodes.lock(transaction, input.parentId)
      if (parent === undefined) throw fieldRefused('VALIDATION_FAILED', 'parentId', 'notFound', taxonomyMessages.parentUnknown)
      if (await this.nodes.isUrlTaken(transaction, input.url)) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', taxonomyMessages.urlTaken)
      const { id, revision } = await this.nodes.insert(transaction, { ...input, description: sanitizeRichText(input.description) }, placeBelow(parent, input.url))
      return {
        result: await this.nodes.findManaged(transaction, id),
        events: [newEvent(nodeCreated, { nodeId: id, revision })],
        audit: { action: 'taxonomy-node.created', subject: { type: 'taxonomy-node', id }, details: { title: input.title } },
      }
    })
  }
}
