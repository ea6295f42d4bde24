import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import { textMessages } from '@vitrine/contracts/texts/messages'
import { republishText, textEvent } from '@vitrine/domain/texts/trash'
import { keepVersion } from '@vitrine/domain/texts/versions'
import { AppError } from '@vitrine/platform/app-error'
import { TextChange } from './text-change.ts'

/** Takes an unpublishing back: readers see what they saw last, not the draft. */
export class RepublishText extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: { kind: TextKind; id: number },
  ) {
    super()
  }
}

@CommandHandler(RepublishText)
export class RepublishTextHandler implements ICommandHandler<RepublishText> {
  constructor(private readonly change: TextChange) {}

  async execute({ actor, text: name }: RepublishText): Promise<void> {
    await this.change.run(actor, name, async (transaction, { title, status, publishedVersion }, now) => {
      // A second click asks for what is already so.
      if (status === 'PUBLISHED') return { result: undefined, audit: null }
      if (publishedVersion === 0)
        throw new AppError('STATUS_CONFLICT', { message: textMessages.neverPublished })
      const revision = await republishText(transaction, name)
      await keepVersion(transaction, name, { kind: 'published', madeBy: actor.userId, now })
      return {
        result: undefined,
        events: [textEvent(name, 'published', revision)],
        audit: {
          action: `${name.kind}.republished`,
          subject: { type: name.kind, id: name.id },
          details: { title, version: publishedVersion },
        },
      }
    })
  }
}
