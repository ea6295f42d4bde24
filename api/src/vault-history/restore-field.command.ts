import { Inject } from '@nestjs/common'
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { isRestorable } from '@vitrine/contracts/vault-history/changes'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { fieldErrorOf } from '../http/parse-request.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { findItem } from '../vault-items/queries/item-rows.ts'
import { UpdateItem } from '../vault-items/update-item.command.ts'
import { UpdateRecord, type UpdateRecordOptions } from '../vault-records/update-record.command.ts'
import { findChange } from './queries/list-changes.query.ts'
import { restoredBody, restoredRecord } from './restored-item.rules.ts'

interface Restored {
  id: number
  revision: number
}

/** Sets a field to what it was before a change, by the command that saves it. */
export class RestoreField extends Command<Restored> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
    readonly changeId: number,
    readonly expectedRevision: number | undefined,
    readonly changeSet?: string,
  ) {
    super()
  }
}

@CommandHandler(RestoreField)
export class RestoreFieldHandler implements ICommandHandler<RestoreField> {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async execute({ actor, itemId, changeId, expectedRevision, changeSet }: RestoreField): Promise<Restored> {
    const [item, change] = [
      await findItem(this.database, actor.userId, itemId),
      await findChange(this.database, { userId: actor.userId, id: itemId }, changeId),
    ]
    if (!item || !change) throw new AppError('NOT_FOUND')
    if (!isRestorable(change.field, change.before))
      throw new AppError('STATUS_CONFLICT', { message: 'This change cannot be undone.' })
    const record = restoredRecord(item, change)
    if (record) return await this.restoreRecord(actor, itemId, record, { expectedRevision, changeSet })
    const parsed = vaultItemInputSchema.safeParse(restoredBody(item, change), {
      reportInput: true,
    })
    if (!parsed.success)
      throw new AppError('VALIDATION_FAILED', { fieldErrors: parsed.error.issues.map(fieldErrorOf) })
    // The save repeats what is required of the item as it was read here.
    return await this.commands.execute(
      new UpdateItem(actor, itemId, parsed.data, {
        validationOnly: false,
        expectedRevision: expectedRevision ?? item.revision,
        asStaff: false,
        changeSet,
      }),
    )
  }

  private async restoreRecord(
    actor: Actor,
    itemId: number,
    body: Record<string, unknown>,
    options: Omit<UpdateRecordOptions, 'validationOnly'>,
  ): Promise<Restored> {
    const parsed = recordInputSchema.safeParse(body, { reportInput: true })
    if (!parsed.success)
      throw new AppError('VALIDATION_FAILED', { fieldErrors: parsed.error.issues.map(fieldErrorOf) })
    return await this.commands.execute(
      new UpdateRecord(actor, itemId, parsed.data, { ...options, validationOnly: false }),
    )
  }
}
