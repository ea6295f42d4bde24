import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { FailedPassword } from './failed-password.ts'
import { verifyPassword } from './password.ts'
import { sessionExpiry } from './session.rules.ts'
import { SessionsRepository } from './sessions.repository.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'
import { UsersRepository } from './users.repository.ts'

/** A session for whoever knows the password. Returns the cookie's token. */
export class SignIn extends Command<{ token: string; remember: boolean }> {
  constructor(
    readonly input: { email: string; password: string; remember: boolean },
    readonly client: { userAgent: string; ip: string },
    /** The session whose cookie the new one takes the place of. */
    readonly replaced?: { id: number; userId: number },
  ) {
    super()
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly failures: SignInFailuresRepository,
    private readonly failedPassword: FailedPassword,
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input, client, replaced }: SignIn) {
    const email = normalizeEmail(input.email)
    const user = await this.users.findCredentials(this.database, email)
    // The password is verified even when locked: the time taken must not tell one from the other.
    const matches = await verifyPassword(user?.password_hash, input.password)
    if (await this.failures.isLocked(this.database, email)) throw new AppError('ACCOUNT_LOCKED')
    if (!user || !matches) throw await this.refuse(email)

    const token = newLinkToken()
    const isStillThePassword = await this.frame.run(
      { actor: { name: `user:${user.id}` } },
      async (transaction) => {
        // Reset or changed while it was verified: that has ended every session, and this one would come
        // after.
        if ((await this.users.lockPasswordHash(transaction, user.id)) !== user.password_hash)
          return { result: false, audit: null }
        await this.failures.clear(transaction, email)
        // Logging in again in one browser pushes nobody out elsewhere.
        if (replaced?.userId === user.id)
          await this.sessions.end(transaction, replaced.id, 'concurrent-sessions')
        await this.sessions.insert(transaction, {
          userId: user.id,
          tokenHash: hashOfToken(token),
          remember: input.remember,
          expiresAt: sessionExpiry(input.remember, this.clock.now()),
          ...client,
        })
        const endedSessions = await this.sessions.endOldest(
          transaction,
          user.id,
          this.config.CONCURRENT_SESSIONS,
        )
        return {
          result: true,
          audit: {
            action: 'identity.signed-in',
            subject: { type: 'user', id: user.id },
            details: { endedSessions },
          },
        }
      },
    )
    if (!isStillThePassword) throw await this.refuse(email)
    return { token, remember: input.remember }
  }

  /** The failure and its audit entry are committed although the call fails. */
  private async refuse(email: string): Promise<AppError> {
    return await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      const { locked, audit } = await this.failedPassword.count(transaction, email)
      return { result: new AppError(locked ? 'ACCOUNT_LOCKED' : 'SIGN_IN_FAILED'), audit }
    })
  }
}
