import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { recordMessages } from '@vitrine/contracts/vault-records/messages'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { hasOpened } from '../vault-items/queries/staff-views.query.ts'
import { loadRecords } from '@vitrine/domain/vault/record-rows'

/**
 * Staff look at a member's record: that they did is audited. The reason is the one for which they have opened
 * the item's private details, which its owner reads. The response keeps to the table of privacy.
 */
export class ViewRecord extends Command<VaultRecord> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(ViewRecord)
export class ViewRecordHandler implements ICommandHandler<ViewRecord> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id }: ViewRecord): Promise<VaultRecord> {
    return await this.frame.run({ actor, capability: 'vault.manage' }, async (transaction) => {
      const [found] = await loadRecords(transaction, sql`WHERE item.id = ${id} AND item.deleted_at IS NULL`)
      if (!found) throw new AppError('NOT_FOUND')
      if (!(await hasOpened(transaction, actor.userId, id, this.clock.now())))
        throw new AppError('STATUS_CONFLICT', { message: recordMessages.notOpened })
      return {
        result: found.record,
        audit: {
          action: 'vault-item.record-viewed',
          subject: { type: 'vault-item', id },
          details: { ownerId: found.userId },
        },
      }
    })
  }
}
