import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import { textMessages } from '@vitrine/contracts/texts/messages'
import { deleteText, textEvent } from '@vitrine/domain/texts/trash'
import { AppError } from '@vitrine/platform/app-error'
import { TextChange } from './text-change.ts'

/** Deletes a text for good that is in the trash, with all its versions. */
export class DeleteText extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: { kind: TextKind; id: number },
  ) {
    super()
  }
}

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
