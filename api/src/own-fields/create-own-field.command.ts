import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { ownFieldMessages as messages } from '@vitrine/contracts/own-fields/messages'
import { ownFieldLimits } from '@vitrine/contracts/own-fields/own-fields'
import type { OwnFieldInput } from '@vitrine/contracts/own-fields/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { OwnFieldCheck } from './own-field-check.ts'
import { OwnFieldsRepository } from './own-fields.repository.ts'

/** Returns the new field's id. */
export class CreateOwnField extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly field: OwnFieldInput,
  ) {
    super()
  }
}

@CommandHandler(CreateOwnField)
export class CreateOwnFieldHandler implements ICommandHandler<CreateOwnField> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly check: OwnFieldCheck,
    private readonly fields: OwnFieldsRepository,
  ) {}

  async execute({ actor, field }: CreateOwnField): Promise<number> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await this.check.assertValid(field)
      const there = await this.fields.lockAll(transaction, actor.userId)
      if (there.length >= ownFieldLimits.fieldsMax)
        throw fieldRefused('VALIDATION_FAILED', 'name', 'Size', messages.tooManyFields)
      const [id = 0] = await this.fields.insert(transaction, actor.userId, [field])
      // Only its owner sees a field: nothing follows it, and nobody audits it.
      return { result: id, audit: null }
    })
  }
}
