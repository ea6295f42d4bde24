import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/members/deletion-endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { DeleteAccountNow } from './delete-account-now.command.ts'
import { KeepAccount } from './keep-account.command.ts'
import { RetryDeletion } from './retry-deletion.command.ts'
import { deletionSorts, findDeletion, manageDeletions } from './queries/manage-deletions.query.ts'

/** Accounts to be deleted, as staff see them and decide. */
@Controller()
export class DeletionRequestsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.listDeletionRequests)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.listDeletionRequests>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, deletionSorts)
    return respondWithRows(
      reply,
      'deletion-requests',
      list,
      await manageDeletions(this.database, list, this.clock.now()),
    )
  }

  @Handles(endpoints.readDeletionRequest)
  async read(@Input() { params }: EndpointInput<typeof endpoints.readDeletionRequest>) {
    return await this.found(params.id)
  }

  @Handles(endpoints.keepMember)
  async keep(
    @Input() { params }: EndpointInput<typeof endpoints.keepMember>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new KeepAccount(actor, params.id, { staffWithRevision: revision }))
    return await this.found(params.id)
  }

  @Handles(endpoints.deleteMemberNow)
  async deleteNow(
    @Input() { params, body }: EndpointInput<typeof endpoints.deleteMemberNow>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new DeleteAccountNow(actor, params.id, body.email, revision))
    return await this.found(params.id)
  }

  @Handles(endpoints.retryDeletion)
  async retry(
    @Input() { params }: EndpointInput<typeof endpoints.retryDeletion>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new RetryDeletion(actor, params.id, revision))
    return await this.found(params.id)
  }

  private async found(id: number) {
    return await findDeletion(this.database, id, this.clock.now())
  }
}
