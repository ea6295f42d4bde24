import { Inject, Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { postUpdated } from '@vitrine/contracts/blog/events'
import { newEvent, type EventDefinition } from '@vitrine/contracts/event'
import type { KeptVersionKind } from '@vitrine/contracts/texts/versions'
import type { Transaction } from '@vitrine/database/database'
import type { LockedPost } from '@vitrine/domain/blog/write-post'
import { keepFirstVersion, keepVersion } from '@vitrine/domain/texts/versions'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PostRepository } from './post.repository.ts'

export interface AppliedChange {
  /** The post's revision after the change. */
  revision: number
  event: EventDefinition<string, (typeof postUpdated)['payload']>
  /** Of the version that it leaves. */
  kind: KeptVersionKind
  /** For the audit. */
  action: string
  details?: Record<string, unknown>
}

/**
 * What changes of one post share: its capability, how it is locked, its version, its event and its audit
 * entry.
 */
@Injectable()
export class PostChange {
  constructor(
    private readonly frame: CommandFrame,
    private readonly posts: PostRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * `apply` returns null where there is nothing to change: the post is already as asked.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT
   */
  async run(
    { actor, id, expectedRevision }: { actor: Actor; id: number; expectedRevision: number | undefined },
    apply: (transaction: Transaction, post: LockedPost, now: Date) => Promise<AppliedChange | null>,
  ): Promise<void> {
    const load = (transaction: Transaction) => this.posts.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'blog.manage', load, expectedRevision, subject: { type: 'blog-article', id } },
      async (transaction, post) => {
        const now = this.clock.now()
        const text = { kind: 'blog-article', id } as const
        await keepFirstVersion(transaction, text)
        const change = await apply(transaction, post, now)
        if (!change) return { result: undefined, audit: null }
        await keepVersion(transaction, text, { kind: change.kind, madeBy: actor.userId, now })
        return {
          result: undefined,
          events: [newEvent(change.event, { postId: id, revision: change.revision })],
          audit: {
            action: change.action,
            subject: { type: 'blog-article', id },
            details: { url: post.url, ...change.details },
          },
        }
      },
    )
  }
}
