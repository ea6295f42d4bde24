import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorUpdated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CONFIG } from '../../../infrastructure/tokens.ts'
import { assertPicturesAllowed } from '../../../media/pictures.rules.ts'
import { AuthorRepository } from '../../author.repository.ts'
import { UpdateAuthor } from './update-author.command.ts'

@CommandHandler(UpdateAuthor)
export class UpdateAuthorHandler implements ICommandHandler<UpdateAuthor> {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly frame: CommandFrame,
    private readonly authors: AuthorRepository,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateAuthor): Promise<void> {
    assertPicturesAllowed({ photo: input.photo }, this.config.IMAGE_HOSTS, dictionaryMessages.photoNotAllowed)
    const load = (transaction: Transaction) => this.authors.lock(transaction, id)
    await this.frame.change({ actor, capability: 'dictionary.manage', load, expectedRevision }, async (transaction, author) => {
      if (await this.authors.isUrlTaken(transaction, input.url, id)) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.authorUrlTaken)
      const revision = await this.authors.update(transaction, id, input)
      return {
        result: undefined,
        events: [newEvent(authorUpdated, { authorId: id, revision })],
        audit: {
          action: 'dictionary-author.updated', subject: { type: 'dictionary-author', id },
          details: { name: { from: author.full_name, to: `${input.firstName} ${input.lastName}`.trim() }, url: { from: author.url, to: input.url } },
        },
      }
    })
  }
}
