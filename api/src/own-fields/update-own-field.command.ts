import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import type { ChangedOwnField } from '@vitrine/contracts/own-fields/schemas'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { NamedSpecificsRepository } from './named-specifics.repository.ts'
import { OwnFieldCheck } from './own-field-check.ts'
import { OwnFieldsRepository } from './own-fields.repository.ts'

export class UpdateOwnField extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly field: ChangedOwnField,
  ) {
    super()
  }
}

@CommandHandler(UpdateOwnField)
export class UpdateOwnFieldHandler implements ICommandHandler<UpdateOwnField> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly check: OwnFieldCheck,
    private readonly fields: OwnFieldsRepository,
    private readonly specifics: NamedSpecificsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, field }: UpdateOwnField): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await this.check.assertValid(field)
      const before = await this.fields.lock(transaction, actor.userId, id)
      if (!before) throw new AppError('NOT_FOUND')
      await this.fields.update(transaction, before, field)
      const isRenamed = field.renameValues && before.name !== field.name
      return {
        result: undefined,
        events: isRenamed ? await this.renameValues(transaction, actor.userId, before.name, field.name) : [],
        // What members keep in their own vault nobody audits.
        audit: null,
      }
    })
  }

  private async renameValues(
    transaction: Transaction,
    userId: number,
    before: string,
    after: string,
  ): Promise<NewEvent[]> {
    const names = await this.specifics.namesLike(transaction, userId, before)
    const ids = await this.specifics.lockItems(transaction, userId, names)
    if (ids.length === 0) return []
    const at = this.clock.now()
    const changed = await recordingItemChanges(
      transaction,
      { items: ids, compared: ['texts'], by: byOwner, at },
      () => this.specifics.rename(transaction, ids, { names, after, at }),
    )
    return changed.map((item) => newEvent(vaultItemUpdated, { itemId: item.id, revision: item.revision }))
  }
}
