import { Inject, Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent, type EventDefinition } from '@vitrine/contracts/event'
import type { sitePageUpdated } from '@vitrine/contracts/site-pages/events'
import type { KeptVersionKind } from '@vitrine/contracts/texts/versions'
import type { Transaction } from '@vitrine/database/database'
import { lockPage, type LockedPage } from '@vitrine/domain/site-pages/write-page'
import { keepFirstVersion, keepVersion } from '@vitrine/domain/texts/versions'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

export interface AppliedChange {
  /** The page's revision after the change. */
  revision: number
  /** Null for a draft, which is not shown to anybody. */
  event: EventDefinition<string, (typeof sitePageUpdated)['payload']> | null
  /** Of the version that it leaves. */
  kind: KeptVersionKind
  /** For the audit. */
  action: string
  details?: Record<string, unknown>
}

/**
 * What changes of one page share: its capability, how it is locked, its version, its event and its audit
 * entry.
 */
@Injectable()
export class PageChange {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * `apply` returns null where there is nothing to change: the page is already as asked.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT
   */
  async run(
    { actor, id, expectedRevision }: { actor: Actor; id: number; expectedRevision: number | undefined },
    apply: (transaction: Transaction, page: LockedPage, now: Date) => Promise<AppliedChange | null>,
  ): Promise<void> {
    const load = (transaction: Transaction) => lockPage(transaction, id)
    const subject = { type: 'site-page', id } as const
    await this.frame.change(
      { actor, capability: 'site-pages.manage', load, expectedRevision, subject },
      async (transaction, page) => {
        const now = this.clock.now()
        const text = { kind: 'site-page', id } as const
        await keepFirstVersion(transaction, text)
        const change = await apply(transaction, page, now)
        if (!change) return { result: undefined, audit: null }
        await keepVersion(transaction, text, { kind: change.kind, madeBy: actor.userId, now })
        return {
          result: undefined,
          events: change.event ? [newEvent(change.event, { pageId: id, revision: change.revision })] : [],
          audit: { action: change.action, subject, details: { url: page.path, ...change.details } },
        }
      },
    )
  }
}
