import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { ownFieldMessages as messages } from '@vitrine/contracts/own-fields/messages'
import { ownFieldLimits } from '@vitrine/contracts/own-fields/own-fields'
import { missingOfSet } from '@vitrine/contracts/own-fields/ready-sets'
import type { AddedSet, OwnField } from '@vitrine/contracts/own-fields/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { OwnFieldCheck } from './own-field-check.ts'
import { OwnFieldsRepository } from './own-fields.repository.ts'

/** Adds those fields of a set whose names are not there. Returns all fields of the member. */
export class AddReadySet extends Command<OwnField[]> {
  constructor(
    readonly actor: Actor,
    readonly added: AddedSet,
  ) {
    super()
  }
}

@CommandHandler(AddReadySet)
export class AddReadySetHandler implements ICommandHandler<AddReadySet> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly check: OwnFieldCheck,
    private readonly fields: OwnFieldsRepository,
  ) {}

  async execute({ actor, added: { set, categoryId } }: AddReadySet): Promise<OwnField[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await this.check.assertCategory(categoryId)
      const there = await this.fields.lockAll(transaction, actor.userId)
      const missing = missingOfSet(set, there)
      if (there.length + missing.length > ownFieldLimits.fieldsMax)
        throw fieldRefused('VALIDATION_FAILED', 'set', 'Size', messages.tooManyFields)
      await this.fields.insert(
        transaction,
        actor.userId,
        missing.map((field) => ({ ...field, categoryId })),
      )
      // Only its owner sees a field: nothing follows it, and nobody audits it.
      return { result: await this.fields.list(transaction, actor.userId), audit: null }
    })
  }
}
