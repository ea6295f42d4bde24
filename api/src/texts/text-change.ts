import { Inject, Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { Transaction } from '@vitrine/database/database'
import { findText, textTables, type TextName, type TextRow } from '@vitrine/domain/texts/text-tables'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type Applied } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

interface Options {
  /** Whether one in the trash is found as well. */
  trashed?: boolean
  /** The revision that the caller has seen (If-Match). */
  expectedRevision?: number | undefined
}

/** What changes around one text share, whatever its kind: its own capability, and how it is locked. */
@Injectable()
export class TextChange {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, and what `apply` throws */
  async run<Result>(
    actor: Actor,
    name: TextName,
    apply: (transaction: Transaction, text: TextRow, now: Date) => Promise<Applied<Result>>,
    { trashed = false, expectedRevision }: Options = {},
  ): Promise<Result> {
    const { kind, id } = name
    const load = (transaction: Transaction) => findText(transaction, name, { lock: true, trashed })
    return await this.frame.change(
      { actor, capability: textTables[kind].capability, load, expectedRevision, subject: { type: kind, id } },
      (transaction, text) => apply(transaction, text, this.clock.now()),
    )
  }
}
