import { Inject, Injectable } from '@nestjs/common'
import type { Actor, Capability } from '@vitrine/contracts/access'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import { isAuditedSince } from '../audit/recent-audits.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CommandFrame, type AuditNote } from './command-frame.ts'

interface View extends AuditNote {
  /** An action that begins another view of the same subject. */
  after?: string
}

/** Audit entries of what staff look at: one for a view, however many calls it takes, and one an hour at most. */
@Injectable()
export class ViewAudit {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async note(by: { actor: Actor; capability?: Capability }, { after, ...note }: View): Promise<void> {
    await this.frame.run(by, async (transaction) => {
      const since = timeBefore(this.clock.now(), { hours: 1 })
      const view = { userId: by.actor.userId, ...(after !== undefined && { after }), ...note }
      const isNoted = await isAuditedSince(transaction, view, since)
      return { result: undefined, audit: isNoted ? null : note }
    })
  }
}
