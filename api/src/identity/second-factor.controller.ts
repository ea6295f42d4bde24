import { Controller, Inject, Req } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/identity/second-factor-endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import type { FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { ConfirmSecondFactor } from './confirm-second-factor.command.ts'
import { DropSecondFactor } from './drop-second-factor.command.ts'
import { PassSecondFactor } from './pass-second-factor.command.ts'
import { RenewRecoveryCodes } from './renew-recovery-codes.command.ts'
import { SetUpSecondFactor } from './set-up-second-factor.command.ts'
import { totpOf } from './second-factor/second-factor.rules.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'
import { SessionReader } from './session-reader.ts'
import { UsersRepository } from './users.repository.ts'

const success = { success: true } as const

/** The second factor of staff, by their own hand. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: SessionReader,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(endpoints.readSecondFactor)
  async read(@Input() _input: EndpointInput<typeof endpoints.readSecondFactor>, @Who() actor: Actor) {
    if (!(await this.users.isStaff(this.database, actor.userId))) throw new AppError('NOT_FOUND')
    return {
      isSetUp: await this.factors.isConfirmed(this.database, actor.userId),
      isRequired: this.config.STAFF_SECOND_FACTOR,
      isAwaited: actor.awaitsSecondFactor ?? false,
      recoveryCodesLeft: await this.factors.countRecoveryCodes(this.database, actor.userId),
    }
  }

  @Handles(endpoints.setUpSecondFactor)
  async setUp(@Input() { body }: EndpointInput<typeof endpoints.setUpSecondFactor>, @Who() actor: Actor) {
    const { secret, email } = await this.commands.execute(new SetUpSecondFactor(actor, body.password))
    const uri = totpOf(secret, email).toString()
    return { secret, uri, qrCode: renderSVG(uri) }
  }

  @Handles(endpoints.confirmSecondFactor)
  async confirm(
    @Input() { body }: EndpointInput<typeof endpoints.confirmSecondFactor>,
    @Who() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return {
      recoveryCodes: await this.commands.execute(
        new ConfirmSecondFactor(actor, await this.sessionId(request), body.code),
      ),
    }
  }

  @Handles(endpoints.passSecondFactor)
  async pass(
    @Input() { body }: EndpointInput<typeof endpoints.passSecondFactor>,
    @Who() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    await this.commands.execute(new PassSecondFactor(actor, await this.sessionId(request), body.code))
    return success
  }

  @Handles(endpoints.renewRecoveryCodes)
  async renewCodes(
    @Input() { body }: EndpointInput<typeof endpoints.renewRecoveryCodes>,
    @Who() actor: Actor,
  ) {
    return { recoveryCodes: await this.commands.execute(new RenewRecoveryCodes(actor, body.code)) }
  }

  @Handles(endpoints.dropSecondFactor)
  async drop(@Input() { body }: EndpointInput<typeof endpoints.dropSecondFactor>, @Who() actor: Actor) {
    await this.commands.execute(new DropSecondFactor(actor, body.code))
    return success
  }

  private async sessionId(request: FastifyRequest): Promise<number> {
    const session = await this.sessions.sessionOf(request)
    if (!session) throw new AppError('SIGN_IN_REQUIRED')
    return session.id
  }
}
