import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/members/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { ChangeMember } from './change-member.command.ts'
import { EndMemberSessions } from './end-member-sessions.command.ts'
import { SetSuspension } from './set-suspension.command.ts'
import { AllowTrial } from './allow-trial.command.ts'
import { UnlockAccount } from './unlock-account.command.ts'
import { listMemberAudit } from './queries/read-member-records.query.ts'
import { emailsById, suggestEmails } from './queries/list-emails.query.ts'
import { findMember, listMembers, memberSorts } from './queries/list-members.query.ts'

/** Accounts as staff see and change them, in the console's dialect. */
@Controller()
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.listMembers)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.listMembers>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, memberSorts)
    return respondWithRows(reply, 'members', list, await listMembers(this.database, list, this.clock.now()))
  }

  @Handles(endpoints.emailsById)
  async emailsById(@Input() { query }: EndpointInput<typeof endpoints.emailsById>) {
    return { items: await emailsById(this.database, query.ids) }
  }

  @Handles(endpoints.suggestEmails)
  async suggestEmails(@Input() { params }: EndpointInput<typeof endpoints.suggestEmails>) {
    return { items: await suggestEmails(this.database, params.term) }
  }

  @Handles(endpoints.readMember)
  async read(@Input() { params }: EndpointInput<typeof endpoints.readMember>) {
    return await findMember(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.changeMember)
  async change(
    @Input() { params, body }: EndpointInput<typeof endpoints.changeMember>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new ChangeMember(actor, params.id, body, revision))
    return await findMember(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.suspendMember)
  async suspend(
    @Input() { params, body }: EndpointInput<typeof endpoints.suspendMember>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new SetSuspension(actor, params.id, body))
    return await findMember(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.liftSuspension)
  async liftSuspension(
    @Input() { params }: EndpointInput<typeof endpoints.liftSuspension>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new SetSuspension(actor, params.id, null))
    return await findMember(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.unlockMember)
  async unlock(@Input() { params }: EndpointInput<typeof endpoints.unlockMember>, @Who() actor: Actor) {
    await this.commands.execute(new UnlockAccount(actor, params.id))
    return await findMember(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.allowTrial)
  async allowTrial(@Input() { params }: EndpointInput<typeof endpoints.allowTrial>, @Who() actor: Actor) {
    await this.commands.execute(new AllowTrial(actor, params.id))
    return await findMember(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.endMemberSessions)
  async endSessions(
    @Input() { params }: EndpointInput<typeof endpoints.endMemberSessions>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new EndMemberSessions(actor, params.id))
    return await findMember(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.listMemberAuditEntries)
  async listAudit(
    @Input() { params, query }: EndpointInput<typeof endpoints.listMemberAuditEntries>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, ['id'])
    return respondWithRows(
      reply,
      'audit-entries',
      list,
      await listMemberAudit(this.database, params.id, list),
    )
  }
}
