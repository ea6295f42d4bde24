import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { attributeMessages } from '@vitrine/contracts/custom-attributes/attributes'
import type { AttributeInput } from '@vitrine/contracts/custom-attributes/schemas'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { sameTextKey } from '@vitrine/contracts/same-text'
import { claimAttributeName } from '@vitrine/domain/vault/write-attribute'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { CustomAttributesRepository } from './custom-attributes.repository.ts'

export class RenameAttribute extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly attribute: AttributeInput,
  ) {
    super()
  }
}

@CommandHandler(RenameAttribute)
export class RenameAttributeHandler implements ICommandHandler<RenameAttribute> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly attributes: CustomAttributesRepository,
  ) {}

  async execute({ actor, id, attribute }: RenameAttribute): Promise<void> {
    // A body may repeat the id of its path, and no other.
    if ((attribute.id ?? id) !== id)
      throw fieldRefused('VALIDATION_FAILED', 'id', 'invalid', errorCatalogue.VALIDATION_FAILED.message)
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const before = await this.attributes.lock(transaction, actor.userId, id)
      if (!before) throw new AppError('NOT_FOUND')
      // Default entries are everybody's.
      if (before.userId === null) throw new AppError('FORBIDDEN')
      if (before.type !== attribute.type)
        throw fieldRefused('VALIDATION_FAILED', 'type', 'invalid', attributeMessages.typeUnknown)
      if (sameTextKey(before.displayName) !== sameTextKey(attribute.displayName))
        await claimAttributeName(
          transaction,
          actor.userId,
          { ...attribute, parentId: before.parentId },
          { exceptId: id },
        )
      await this.attributes.rename(transaction, before, attribute.displayName)
      return { result: undefined, audit: null }
    })
  }
}
