import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/members/support-endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { EndMemberSession } from './end-member-session.command.ts'
import { MailMember } from './mail-member.command.ts'
import { RemoveSecondFactor } from './remove-second-factor.command.ts'
import { SetStaffAccess } from './set-staff-access.command.ts'
import { findMember } from './queries/list-members.query.ts'
import { listSessions } from './queries/list-sessions.query.ts'
import { listMemberMails, readMemberRecords } from './queries/read-member-records.query.ts'

/** What support looks up of one account and does for it, and who is staff. */
@Controller()
export class SupportController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.listMemberSessions)
  async listSessions(@Input() { params }: EndpointInput<typeof endpoints.listMemberSessions>) {
    await this.member(params.id)
    return await listSessions(this.database, { userId: params.id, currentId: null, now: this.clock.now() })
  }

  @Handles(endpoints.endMemberSession)
  async endSession(
    @Input() { params }: EndpointInput<typeof endpoints.endMemberSession>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new EndMemberSession(actor, params.id, params.sessionId))
    return await this.member(params.id)
  }

  @Handles(endpoints.listMemberMails)
  async listMails(
    @Input() { params, query }: EndpointInput<typeof endpoints.listMemberMails>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, ['id'])
    return respondWithRows(reply, 'mails', list, await listMemberMails(this.database, params.id, list))
  }

  @Handles(endpoints.readMemberRecords)
  async readRecords(@Input() { params }: EndpointInput<typeof endpoints.readMemberRecords>) {
    return await readMemberRecords(this.database, params.id)
  }

  @Handles(endpoints.resendConfirmation)
  async resendConfirmation(
    @Input() { params }: EndpointInput<typeof endpoints.resendConfirmation>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new MailMember(actor, params.id, 'verify-email'))
    return await this.member(params.id)
  }

  @Handles(endpoints.sendPasswordReset)
  async sendPasswordReset(
    @Input() { params }: EndpointInput<typeof endpoints.sendPasswordReset>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new MailMember(actor, params.id, 'reset-password'))
    return await this.member(params.id)
  }

  @Handles(endpoints.setStaffAccess)
  async setStaffAccess(
    @Input() { params, body }: EndpointInput<typeof endpoints.setStaffAccess>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new SetStaffAccess(actor, params.id, body))
    return await this.member(params.id)
  }

  @Handles(endpoints.removeSecondFactor)
  async removeSecondFactor(
    @Input() { params }: EndpointInput<typeof endpoints.removeSecondFactor>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new RemoveSecondFactor(actor, params.id))
    return await this.member(params.id)
  }

  private async member(id: number) {
    return await findMember(this.database, id, this.clock.now())
  }
}
