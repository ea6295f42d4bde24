import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { type Suppression, issueMessages } from '@vitrine/contracts/newsletter/admin-schemas'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { findSuppression } from './queries/list-suppressions.query.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

/** Staff end all mailings to an address. */
export class SuppressAddress extends Command<Suppression> {
  constructor(
    readonly actor: Actor,
    readonly input: { email: string; note: string },
  ) {
    super()
  }
}

/** The subscription stays as it is: once the suppression is lifted, it counts again. */
@CommandHandler(SuppressAddress)
export class SuppressAddressHandler implements ICommandHandler<SuppressAddress> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async execute({ actor, input: { email, note } }: SuppressAddress) {
    return await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      const id = await this.suppressions.insert(transaction, {
        email,
        emailNormalized: normalizeEmail(email),
        reason: 'staff',
        note,
      })
      if (id === null)
        throw fieldRefused('ALREADY_EXISTS', 'email', 'exists', issueMessages.alreadySuppressed)
      return {
        result: await findSuppression(transaction, id),
        audit: {
          action: 'newsletter-address.suppressed',
          subject: { type: 'newsletter-address', id: email },
          details: { reason: 'staff', note },
        },
      }
    })
  }
}
