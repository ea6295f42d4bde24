import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'

/** Gives one member a quota of their own in gigabytes; null: as the membership has it. */
export class SetQuota extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly quota: number | null,
    /** What it was when that was decided. */
    readonly from: number | null,
  ) {
    super()
  }
}

@CommandHandler(SetQuota)
export class SetQuotaHandler implements ICommandHandler<SetQuota> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, userId, quota, from }: SetQuota): Promise<void> {
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      const member = await transaction
        .selectFrom('users')
        .select('vault_quota_gb as quota')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!member) throw new AppError('NOT_FOUND')
      if (member.quota !== from) throw new AppError('STATUS_CONFLICT', { message: messages.quotaChanged })
      // Nothing has changed.
      if (quota === from) return { result: undefined, audit: null }
      await transaction.updateTable('users').set({ vault_quota_gb: quota }).where('id', '=', userId).execute()
      return {
        result: undefined,
        audit: {
          action: 'vault-media.quota-set',
          subject: { type: 'user', id: userId },
          details: { from, to: quota },
        },
      }
    })
  }
}
