import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/newsletter/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertPerson } from '../http/assert-person.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { Confirmations, ConfirmSubscription } from './confirm-subscription.command.ts'
import { Subscribe } from './subscribe.command.ts'
import { Unsubscribe } from './unsubscribe.command.ts'
import { readLatestIssue } from './queries/read-latest-issue.query.ts'
import { RequestsRepository } from './requests.repository.ts'
import { SubscribersRepository } from './subscribers.repository.ts'

/** What everybody may do, with a form or with the link of a mail. */
@Controller()
export class NewsletterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requests: RequestsRepository,
    private readonly confirmations: Confirmations,
    private readonly subscribers: SubscribersRepository,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.subscribe)
  async subscribe(@Input() { body }: EndpointInput<typeof endpoints.subscribe>) {
    assertPerson(body)
    await this.commands.execute(new Subscribe(body))
    return { success: true } as const
  }

  @Handles(endpoints.readLatestIssue)
  async readLatestIssue() {
    return { issue: await readLatestIssue(this.database) }
  }

  @Handles(endpoints.readConfirmation)
  async readConfirmation(@Input() { query }: EndpointInput<typeof endpoints.readConfirmation>) {
    const request = await this.requests.findByToken(this.database, query.key)
    if (!request) return { state: 'none', category: null } as const
    if (!request.isConfirmed) return { state: 'open', category: request.category } as const
    return await this.confirmations.ofFollowedLink(this.database, request)
  }

  @Handles(endpoints.confirmSubscription)
  async confirmSubscription(@Input() { query }: EndpointInput<typeof endpoints.confirmSubscription>) {
    return await this.commands.execute(new ConfirmSubscription(query.key))
  }

  @Handles(endpoints.readUnsubscription)
  async readUnsubscription(
    @Input() { query: { key, category } }: EndpointInput<typeof endpoints.readUnsubscription>,
  ) {
    const subscriberId = await this.subscribers.findIdByKey(this.database, key)
    if (subscriberId === null || category === null) throw new AppError('LINK_UNKNOWN')
    const states = await this.subscribers.statesOf(this.database, subscriberId)
    return { category, state: states[category] }
  }

  @Handles(endpoints.unsubscribe)
  async unsubscribe(@Input() { query: { key, category, all } }: EndpointInput<typeof endpoints.unsubscribe>) {
    // Only a whole link ends anything, even where all is asked: what was cut is never guessed.
    if (category === null) throw new AppError('LINK_UNKNOWN')
    await this.commands.execute(new Unsubscribe(key, all ? 'all' : category))
    return { category, state: 'UNSUBSCRIBED' } as const
  }
}
