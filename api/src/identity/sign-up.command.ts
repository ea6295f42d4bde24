import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { requestMail } from '@vitrine/messaging/mails'
import type { Clock } from '@vitrine/platform/clock'
import { auditedLastHour } from '../audit/recent-audits.ts'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { assertUncommon } from './common-passwords.ts'
import { hashPassword } from './password.ts'
import { afterFixedTime } from './response-time.ts'
import { sendInvitation } from './send-invitation.ts'
import { UsersRepository } from './users.repository.ts'

/** A free account. It ends alike whether the address has one already: only its mailbox learns which. */
export class SignUp extends Command<void> {
  constructor(
    readonly input: { email: string; password: string; displayName: string; parentUrl?: string | undefined },
  ) {
    super()
  }
}

const actor = { name: 'visitor' }

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input: { email, password, displayName, parentUrl } }: SignUp): Promise<void> {
    assertUncommon('password', password)
    await afterFixedTime(async () => {
      const passwordHash = await hashPassword(password)
      await this.frame.run({ actor }, async (transaction) => {
        const id = await this.users.insert(transaction, {
          email,
          displayName,
          passwordHash,
          roles: ['ROLE_FREE'],
          emailVerified: false,
        })
        if (id === null)
          return { result: undefined, audit: await this.tellOwner(transaction, normalizeEmail(email)) }
        await requestMail(transaction, {
          template: 'verify-email',
          to: email,
          data: { userId: id, ...(parentUrl !== undefined && { parentUrl }) },
        })
        return { result: undefined, audit: { action: 'identity.signed-up', subject: { type: 'user', id } } }
      })
    })
  }

  private async tellOwner(transaction: Transaction, emailNormalized: string): Promise<AuditNote | null> {
    const owner = await this.users.findByEmail(transaction, emailNormalized)
    if (owner && owner.invited_as !== null)
      return await sendInvitation(
        transaction,
        { email: owner.email, teamUserId: owner.invited_as },
        this.clock.now(),
      )
    // Sent twice by an impatient press, or by a browser on a bad line: its owner has the first mail, which
    // leads on.
    if (!owner || (await this.users.isFresh(transaction, owner.id))) return null
    await this.users.lock(transaction, owner.id)
    const action = 'identity.sign-up-with-taken-address'
    const subject = { type: 'user', id: owner.id }
    const told = await auditedLastHour(transaction, action, subject, this.clock.now())
    if (told < identityLimits.mailsAnHour)
      await requestMail(transaction, {
        template: 'address-taken',
        to: owner.email,
        data: { userId: owner.id },
      })
    return { action, subject }
  }
}
