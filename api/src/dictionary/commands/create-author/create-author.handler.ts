import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorCreated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { newEvent } from '@vitrine/contracts/event'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { assertCan } from '../../../access/assert-can.ts'
import { PictureCheck } from '../../../pictures/picture-check.ts'
import { AuthorRepository } from '../../author.repository.ts'
import { CreateAuthor } from './create-author.command.ts'

@CommandHandler(CreateAuthor)
export class CreateAuthorHandler implements ICommandHandler<CreateAuthor> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly authors: AuthorRepository,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, input }: CreateAuthor): Promise<number> {
    assertCan(actor, 'dictionary.manage')
    await this.pictures.assertUsable(
      { photo: input.photo },
      { notAllowed: dictionaryMessages.photoNotAllowed },
    )
    return await this.frame.run({ actor, capability: 'dictionary.manage' }, async (transaction) => {
      if (await this.authors.isUrlTaken(transaction, input.url))
        throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.authorUrlTaken)
      const { id, revision } = await this.authors.insert(transaction, input)
      return {
        result: id,
        events: [newEvent(authorCreated, { authorId: id, revision })],
        audit: {
          action: 'dictionary-author.created',
          subject: { type: 'dictionary-author', id },
          details: { url: input.url },
        },
      }
    })
  }
}
