import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextName } from '@vitrine/domain/texts/text-tables'
import { keepFirstVersion, keepVersion } from '@vitrine/domain/texts/versions'
import { writeDraft } from '@vitrine/domain/texts/write-draft'
import { readKeptVersion } from './queries/read-kept-version.query.ts'
import { TextChange } from './text-change.ts'

/** Makes the content of one of a text's versions its draft again. */
export class RestoreVersion extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly version: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/**
 * The content alone: details are on the site as soon as they change. No event: a draft is not shown to
 * anybody.
 */
@CommandHandler(RestoreVersion)
export class RestoreVersionHandler implements ICommandHandler<RestoreVersion> {
  constructor(private readonly change: TextChange) {}

  async execute({ actor, text: name, version: from, expectedRevision }: RestoreVersion): Promise<void> {
    const { kind, id } = name
    await this.change.run(
      actor,
      name,
      async (transaction, { draftVersion }, now) => {
        const { blocks } = await readKeptVersion(transaction, name, from)
        await keepFirstVersion(transaction, name)
        const version = draftVersion + 1
        await writeDraft(transaction, name, { version, blocks, by: actor.userId })
        await keepVersion(transaction, name, { kind: 'restored', madeBy: actor.userId, now })
        return {
          result: undefined,
          audit: {
            action: `${kind}.version-restored`,
            subject: { type: kind, id },
            details: { version, from },
          },
        }
      },
      { expectedRevision },
    )
  }
}
