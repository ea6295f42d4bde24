import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { textMessages } from '@vitrine/contracts/texts/messages'
import { deleteText, textEvent } from '@vitrine/domain/texts/trash'
import { AppError } from '@vitrine/platform/app-error'
import { TextChange } from '../../text-change.ts'
import { DeleteText } from './delete-text.command.ts'

@CommandHandler(DeleteText)
export class DeleteTextHandler implements ICommandHandler<DeleteText> {
  constructor(private readonly change: TextChange) {}

  async execute({ actor, text: name }: DeleteText): Promise<void> {
    await this.change.run(
      actor,
      name,
      async (transaction, text) => {
        if (text.trashedAt === null)
          throw new AppError('STATUS_CONFLICT', { message: textMessages.notInTrash })
        const revision = await deleteText(transaction, text)
        return {
          result: undefined,
          events: [textEvent(name, 'deleted', revision)],
          audit: {
            action: `${name.kind}.deleted`,
            subject: { type: name.kind, id: name.id },
            details: { title: text.title, url: text.url },
          },
        }
      },
      { trashed: true },
    )
  }
}
