import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/identity/deletion-endpoints'
import { keepAccount } from '@vitrine/contracts/identity/keep-account-endpoint'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { KeepAccount } from './keep-account.command.ts'
import { RequestDeletion } from './request-deletion.command.ts'
import { findOpenDeletion } from './queries/find-open-deletion.query.ts'

/** Members leave, and stay after all. */
@Controller()
export class AccountDeletionController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.requestDeletion)
  async request(@Input() { body }: EndpointInput<typeof endpoints.requestDeletion>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new RequestDeletion(actor, body)) } }
  }

  @Handles(endpoints.readDeletionRequest)
  async read(@Input() _input: EndpointInput<typeof endpoints.readDeletionRequest>, @Who() actor: Actor) {
    return { request: await findOpenDeletion(this.database, actor.userId, this.clock.now()) }
  }

  @Handles(keepAccount)
  async keep(@Input() { params, query }: EndpointInput<typeof keepAccount>, @Who() actor: Actor) {
    await this.commands.execute(new KeepAccount(actor, params.id, { owner: query }))
    return { response: { id: params.id } }
  }
}
