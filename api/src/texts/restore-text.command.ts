import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import { textEvent, untrashText } from '@vitrine/domain/texts/trash'
import { keepVersion } from '@vitrine/domain/texts/versions'
import { TextChange } from './text-change.ts'

/** Brings a text back from the trash as it was: published where it was published. */
export class RestoreText extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: { kind: TextKind; id: number },
  ) {
    super()
  }
}

@CommandHandler(RestoreText)
export class RestoreTextHandler implements ICommandHandler<RestoreText> {
  constructor(private readonly change: TextChange) {}

  async execute({ actor, text: name }: RestoreText): Promise<void> {
    await this.change.run(
      actor,
      name,
      async (transaction, text, now) => {
        // A second click asks for what is already so.
        if (text.trashedAt === null) return { result: undefined, audit: null }
        const { revision, url } = await untrashText(transaction, name)
        await keepVersion(transaction, name, { kind: 'untrashed', madeBy: actor.userId, now })
        return {
          result: undefined,
          events: [textEvent(name, 'restored', revision)],
          audit: {
            action: `${name.kind}.restored`,
            subject: { type: name.kind, id: name.id },
            details: { title: text.title, url },
          },
        }
      },
      { trashed: true },
    )
  }
}
