import { Inject, Injectable } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import { pictureNotAllowed } from '@vitrine/contracts/pictures/messages'
import type { Transaction } from '@vitrine/database/database'
import type { TextTransition, TextName, TextRow } from '@vitrine/domain/texts/define-text'
import { picturesOfText } from '@vitrine/domain/texts/read-content'
import { lockText, texts, type TextAtUrl } from '@vitrine/domain/texts/text-rows'
import { saveDraft, saveAutosave, saveFirstVersion } from '@vitrine/domain/texts/versions'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type Applied } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { assertCan } from '../access/assert-can.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { cleanBlocks } from '../rich-text/clean-blocks.ts'

interface Options {
  /** Whether a text in the trash is found as well. */
  trashed?: boolean
  /** The revision that the caller has seen (If-Match). */
  expectedRevision?: number | undefined
}

/** Reads the response of a change, in its transaction. */
type ReadChanged<Result> = (transaction: Transaction, id: number) => Promise<Result>

/**
 * Publishes, unpublishes, schedules, deletes or restores a text of any kind, as
 * `packages/domain/src/texts/change-text-state.ts` says: `publishText`, `trashText`.
 */
export class ChangeTextState<Result = void> extends Command<Result> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName | TextAtUrl,
    readonly change: TextTransition,
    readonly options: Options & { read?: ReadChanged<Result> } = {},
  ) {
    super()
  }
}

/**
 * The frame of every command on one text: the capability of its kind, its lock and its subject in the audit
 * log.
 */
@Injectable()
export class TextFrame {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, and what `apply` throws */
  async run<Result>(
    actor: Actor,
    name: TextName | TextAtUrl,
    apply: (transaction: Transaction, text: TextRow, now: Date) => Promise<Applied<Result>>,
    { trashed = false, expectedRevision }: Options = {},
  ): Promise<Result> {
    return await this.frame.change(
      {
        actor,
        capability: texts[name.kind].capability,
        load: (transaction) => lockText(transaction, name, { trashed }),
        expectedRevision,
        subject: ({ kind, id }) => ({ type: kind, id }),
      },
      (transaction, text) => apply(transaction, text, this.clock.now()),
    )
  }

  /** @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, and what `change` throws */
  async change<Result>({
    actor,
    text: name,
    change,
    options,
  }: Pick<ChangeTextState<Result>, 'actor' | 'text' | 'change' | 'options'>): Promise<Result> {
    return await this.run(
      actor,
      name,
      async (transaction, text, now) => {
        const done = await change(transaction, text, { by: actor.userId, now })
        // Nobody who asks for no response reads it.
        const result = (await options.read?.(transaction, text.id)) as Result
        if (!done) return { result, audit: null }
        const subject = { type: text.kind, id: text.id }
        return { result, events: done.events, audit: { subject, ...done.audit } }
      },
      options,
    )
  }
}

@CommandHandler(ChangeTextState)
export class ChangeTextStateHandler implements ICommandHandler<ChangeTextState<unknown>> {
  constructor(private readonly texts: TextFrame) {}

  async execute(command: ChangeTextState<unknown>): Promise<unknown> {
    return await this.texts.change(command)
  }
}

/** Saves a text's content as its next draft. Nothing changes on the site until it is published. */
export class SaveText extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName | TextAtUrl,
    readonly blocks: readonly ContentBlock[],
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(SaveText)
export class SaveTextHandler implements ICommandHandler<SaveText> {
  constructor(
    private readonly texts: TextFrame,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, text, blocks, expectedRevision }: SaveText): Promise<void> {
    const kind = texts[text.kind]
    assertCan(actor, kind.capability)
    const clean = await cleanBlocks(blocks)
    await this.pictures.assertUsable(
      picturesOfBlocks(clean),
      { notAllowed: kind.pictureNotAllowed },
      (database) => picturesOfText(database, text),
    )
    await this.texts.change({ actor, text, change: saveDraft(clean), options: { expectedRevision } })
  }
}

/**
 * Keeps what is being typed among a text's versions. Its draft stays what it is. Returns when it was kept,
 * and where the text is.
 */
export class AutosaveText extends Command<{ keptAt: string; url: string }> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly input: { blocks: ContentBlock[]; opening: string },
  ) {
    super()
  }
}

/**
 * Whatever the text's revision is by now: an autosave goes over nobody's work, and one that comes late is
 * still kept. Nobody else sees it, so its pictures are looked at when it is saved.
 */
@CommandHandler(AutosaveText)
export class AutosaveTextHandler implements ICommandHandler<AutosaveText> {
  constructor(
    private readonly texts: TextFrame,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({
    actor,
    text: name,
    input: { blocks, opening },
  }: AutosaveText): Promise<{ keptAt: string; url: string }> {
    const clean = await cleanBlocks(blocks)
    this.pictures.assertAllowed(picturesOfBlocks(clean), { notAllowed: pictureNotAllowed })
    return await this.texts.run(actor, name, async (transaction, { url }, now) => {
      await saveFirstVersion(transaction, name)
      const keptAt = await saveAutosave(transaction, name, {
        blocks: clean,
        madeBy: actor.userId,
        opening,
        now,
      })
      // The list of versions says who typed what; the text has not changed.
      return { result: { keptAt: keptAt.toISOString(), url }, audit: null }
    })
  }
}
