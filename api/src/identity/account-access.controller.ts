import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/identity/account-endpoints'
import { defaultDisplayName } from '@vitrine/contracts/identity/account-rules'
import type { Database } from '@vitrine/database/database'
import { assertPerson } from '../http/assert-person.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { AccountLinksRepository } from './account-links.repository.ts'
import { commonWithinRules } from './common-passwords.ts'
import { RequestPasswordReset } from './request-password-reset.command.ts'
import { RequestVerification } from './request-verification.command.ts'
import { ResetPassword } from './reset-password.command.ts'
import { SignUp } from './sign-up.command.ts'
import { VerifyEmail } from './verify-email.command.ts'

const success = { success: true } as const

/** How one comes to an account and back into it. */
@Controller()
export class AccountAccessController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    private readonly links: AccountLinksRepository,
  ) {}

  @Handles(endpoints.signUp)
  async signUp(@Input() { body }: EndpointInput<typeof endpoints.signUp>) {
    assertPerson(body)
    const input = { ...body, displayName: body.displayName ?? defaultDisplayName(body.email) }
    await this.commands.execute(new SignUp(input))
    return success
  }

  @Handles(endpoints.requestVerification)
  async requestVerification(
    @Input() _input: EndpointInput<typeof endpoints.requestVerification>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new RequestVerification(actor))
  }

  @Handles(endpoints.listCommonPasswords)
  listCommonPasswords() {
    return { items: commonWithinRules }
  }

  @Handles(endpoints.readVerificationLink)
  async readVerificationLink(@Input() { query }: EndpointInput<typeof endpoints.readVerificationLink>) {
    await this.links.assertOpen(this.database, 'verify-email', query.token)
    return success
  }

  @Handles(endpoints.verifyEmail)
  async verifyEmail(@Input() { body }: EndpointInput<typeof endpoints.verifyEmail>) {
    await this.commands.execute(new VerifyEmail(body.token))
    return success
  }

  @Handles(endpoints.requestPasswordReset)
  async requestPasswordReset(@Input() { body }: EndpointInput<typeof endpoints.requestPasswordReset>) {
    await this.commands.execute(new RequestPasswordReset(body.email))
    return success
  }

  @Handles(endpoints.readResetLink)
  async readResetLink(@Input() { query }: EndpointInput<typeof endpoints.readResetLink>) {
    await this.links.assertOpen(this.database, 'reset-password', query.token)
    return success
  }

  @Handles(endpoints.resetPassword)
  async resetPassword(@Input() { body }: EndpointInput<typeof endpoints.resetPassword>) {
    await this.commands.execute(new ResetPassword(body))
    return success
  }
}
