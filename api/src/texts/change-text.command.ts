import { Inject, Injectable } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Transaction } from '@vitrine/database/database'
import type { ChangeOfText, TextName, TextRow } from '@vitrine/domain/texts/define-text'
import { lockText, texts, type TextAtUrl } from '@vitrine/domain/texts/text-rows'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type Applied } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

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
 * `packages/domain/src/texts/change-text.ts` and `schedules.ts` there say: `publishText`, `trashText`.
 */
export class ChangeText<Result = void> extends Command<Result> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName | TextAtUrl,
    readonly change: ChangeOfText,
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
  }: Pick<ChangeText<Result>, 'actor' | 'text' | 'change' | 'options'>): Promise<Result> {
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

@CommandHandler(ChangeText)
export class ChangeTextHandler implements ICommandHandler<ChangeText<unknown>> {
  constructor(private readonly texts: TextFrame) {}

  async execute(command: ChangeText<unknown>): Promise<unknown> {
    return await this.texts.change(command)
  }
}
