import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { deletionRequestMessages as messages } from '@vitrine/contracts/members/schemas'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { DeletionRequestsRepository } from './deletion-requests.repository.ts'

/** Staff do not wait until the deletion of an account is due. */
export class DeleteAccountNow extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly requestId: number,
    /** As it was typed to confirm that this account is meant. */
    readonly email: string,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(DeleteAccountNow)
export class DeleteAccountNowHandler implements ICommandHandler<DeleteAccountNow> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly requests: DeletionRequestsRepository,
  ) {}

  async execute({ actor, requestId, email, expectedRevision }: DeleteAccountNow): Promise<void> {
    const load = async (transaction: Transaction) => await this.requests.lock(transaction, requestId, null)
    await this.frame.change(
      { actor, capability: 'members.manage', load, expectedRevision },
      async (transaction, { userId, emailNormalized, state }) => {
        if (state !== 'waiting') throw new AppError('STATUS_CONFLICT')
        if (normalizeEmail(email) !== emailNormalized)
          throw fieldRefused('VALIDATION_FAILED', 'email', 'invalid', messages.emailDiffers)
        await this.requests.makeDue(transaction, requestId)
        return {
          result: undefined,
          audit: { action: 'identity.deletion-brought-forward', subject: { type: 'user', id: userId } },
        }
      },
    )
  }
}
