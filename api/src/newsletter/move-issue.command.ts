import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import {
  type ManagedIssue,
  type MoveIssueInput,
  issueMessages,
} from '@vitrine/contracts/newsletter/admin-schemas'
import type { Transaction } from '@vitrine/database/database'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { assertExpectedRevision, CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, CONFIG } from '../infrastructure/tokens.ts'
import { dueProblem, movedState } from './issue.rules.ts'
import { IssuesRepository, type LockedIssue } from './issues.repository.ts'
import { assertNewsletterOpen } from './newsletter-open.ts'
import { assertPublished } from './published-articles.ts'
import { readIssue } from './queries/manage-issues.query.ts'

/** Staff set an issue's time, take it back, pause, resume or cancel its sending. */
export class MoveIssue extends Command<ManagedIssue> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: MoveIssueInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

const done = {
  schedule: 'scheduled',
  unschedule: 'unscheduled',
  pause: 'paused',
  resume: 'resumed',
  cancel: 'cancelled',
} as const satisfies Record<MoveIssueInput['action'], string>

@CommandHandler(MoveIssue)
export class MoveIssueHandler implements ICommandHandler<MoveIssue> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CONFIG) private readonly config: Config,
    private readonly issues: IssuesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, input, expectedRevision }: MoveIssue) {
    // Whatever stops a sending works always.
    if (input.action === 'schedule' || input.action === 'resume') assertNewsletterOpen(this.config)
    // What is sent is what whoever decides has seen; stopping a sending must not fail over it.
    if (input.action === 'schedule' && expectedRevision === undefined) throw new AppError('REVISION_REQUIRED')
    return await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      const issue = await this.issues.lock(transaction, id)
      const state = movedState(issue.state, input.action)
      if (!state) throw new AppError('STATUS_CONFLICT', { message: issueMessages.movedOn })
      if (input.action === 'schedule') {
        await assertExpectedRevision(transaction, {
          revision: issue.revision,
          expectedRevision,
          subject: { type: 'newsletter-issue', id },
          actor,
        })
        await this.schedule(transaction, id, issue, input.dueAt)
      } else await this.issues.setState(transaction, id, state)
      if (state === 'cancelled') await this.issues.skipWaiting(transaction, id)
      return {
        result: await readIssue(transaction, id),
        audit: {
          action: `newsletter-issue.${done[input.action]}`,
          subject: { type: 'newsletter-issue', id },
          details: { was: issue.state, ...(input.action === 'schedule' && { dueAt: input.dueAt ?? 'now' }) },
        },
      }
    })
  }

  private async schedule(
    transaction: Transaction,
    id: number,
    issue: LockedIssue,
    dueAt: string | null,
  ): Promise<void> {
    const now = this.clock.now()
    const due = dueAt === null ? null : new Date(dueAt)
    const problem = due && dueProblem(due, now)
    if (problem) throw fieldRefused('VALIDATION_FAILED', 'dueAt', 'invalid', problem)
    await assertPublished(transaction, issue.articleIds)
    await this.issues.schedule(transaction, id, due ?? now)
  }
}
