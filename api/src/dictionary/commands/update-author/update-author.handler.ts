import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorUpdated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { assertCan } from '../../../access/assert-can.ts'
import { PictureCheck } from '../../../pictures/picture-check.ts'
import { AuthorRepository } from '../../author.repository.ts'
import { UpdateAuthor } from './update-author.command.ts'

@CommandHandler(UpdateAuthor)
export class UpdateAuthorHandler implements ICommandHandler<UpdateAuthor> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly authors: AuthorRepository,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateAuthor): Promise<void> {
    assertCan(actor, 'dictionary.manage')
    await this.pictures.assertUsable(
      { photo: input.photo },
      { notAllowed: dictionaryMessages.photoNotAllowed },
      (database) => this.authors.picturesOf(database, id),
    )
    const load = (transaction: Transaction) => this.authors.lock(transaction, id)
    await this.frame.change(
      {
        actor,
        capability: 'dictionary.manage',
        load,
        expectedRevision,
        subject: { type: 'dictionary-author', id },
      },
      async (transaction, author) => {
        if (await this.authors.isUrlTaken(transaction, input.url, id))
          throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.authorUrlTaken)
        const revision = await this.authors.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(authorUpdated, { authorId: id, revision })],
          audit: {
            action: 'dictionary-author.updated',
            subject: { type: 'dictionary-author', id },
            details: changesBetween(author, input),
          },
        }
      },
    )
  }
}
