import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/identity/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../http/client-address.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { SignIn } from './sign-in.command.ts'
import { SignOut } from './sign-out.command.ts'
import { readSubscriptionStatus } from './queries/read-subscription-status.query.ts'
import { readUserDetails } from './queries/read-user-details.query.ts'
import { forgetMemberHint, forgetSession, keepSession } from '../http/session-cookie.ts'
import { SessionReader } from './session-reader.ts'
import { cookieMaxAge } from './session.rules.ts'

@Controller()
export class IdentityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: SessionReader,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(endpoints.readUserDetails)
  async readUserDetails(
    @Input() _input: EndpointInput<typeof endpoints.readUserDetails>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const actor = await this.sessions.actorOf(request)
    const details = actor && (await readUserDetails(this.database, actor, this.config, this.clock.now()))
    if (!details) {
      // The session has ended since: the next page need not ask again.
      forgetMemberHint(reply)
      throw new AppError('NOT_SIGNED_IN')
    }
    return details
  }

  @Handles(endpoints.readSubscriptionStatus)
  async readSubscriptionStatus(
    @Input() _input: EndpointInput<typeof endpoints.readSubscriptionStatus>,
    @Who() actor: Actor,
  ) {
    return await readSubscriptionStatus(this.database, actor.userId, this.clock.now())
  }

  @Handles(endpoints.signIn)
  async signIn(
    @Input() { body }: EndpointInput<typeof endpoints.signIn>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const replaced = await this.sessions.sessionOf(request).catch(() => null)
    const { token, remember } = await this.commands.execute(
      new SignIn(
        { email: body.username, password: body.password, remember: body['remember-me'] === 'on' },
        { userAgent: request.headers['user-agent'] ?? '', ip: clientAddress(request) ?? '' },
        replaced ?? undefined,
      ),
    )
    keepSession(reply, this.config, { token, maxAge: cookieMaxAge(remember) })
    return { success: true } as const
  }

  @Handles(endpoints.signOut)
  async signOut(
    @Input() _input: EndpointInput<typeof endpoints.signOut>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const session = await this.sessions.sessionOf(request).catch(() => null)
    if (session) await this.commands.execute(new SignOut(session))
    forgetSession(reply)
  }
}
