import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/identity/account-endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { ChangeDisplayName } from './change-display-name.command.ts'
import { ChangePassword } from './change-password.command.ts'
import { EndSession } from './end-session.command.ts'
import { SignOutEverywhere } from './sign-out-everywhere.command.ts'
import { listSessions } from './queries/list-sessions.query.ts'
import { forgetSession } from '../http/session-cookie.ts'
import { SessionReader } from './session-reader.ts'

/** What members see and change of their own account. */
@Controller()
export class AccountSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: SessionReader,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.changePassword)
  async changePassword(
    @Input() { body }: EndpointInput<typeof endpoints.changePassword>,
    @Who() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    await this.commands.execute(new ChangePassword(actor, await this.sessionId(request), body))
    return { success: true } as const
  }

  @Handles(endpoints.changeDisplayName)
  async changeDisplayName(
    @Input() { body }: EndpointInput<typeof endpoints.changeDisplayName>,
    @Who() actor: Actor,
  ) {
    return { response: await this.commands.execute(new ChangeDisplayName(actor, body.displayName)) }
  }

  @Handles(endpoints.listSessions)
  async listSessions(
    @Input() _input: EndpointInput<typeof endpoints.listSessions>,
    @Who() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return {
      items: await listSessions(this.database, {
        userId: actor.userId,
        currentId: await this.sessionId(request),
        now: this.clock.now(),
      }),
    }
  }

  @Handles(endpoints.endSession)
  async endSession(
    @Input() { params }: EndpointInput<typeof endpoints.endSession>,
    @Who() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new EndSession(actor, params.id))
  }

  @Handles(endpoints.signOutEverywhere)
  async signOutEverywhere(
    @Input() _input: EndpointInput<typeof endpoints.signOutEverywhere>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new SignOutEverywhere(actor))
    forgetSession(reply)
  }

  private async sessionId(request: FastifyRequest): Promise<number> {
    const session = await this.sessions.sessionOf(request)
    if (!session) throw new AppError('SIGN_IN_REQUIRED')
    return session.id
  }
}
