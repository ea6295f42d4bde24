import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AttributeInput } from '@vitrine/contracts/custom-attributes/schemas'
import { claimAttributeName, insertAttribute } from '@vitrine/domain/vault/write-attribute'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

/** Returns the new entry's id. */
export class CreateAttribute extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly attribute: AttributeInput,
  ) {
    super()
  }
}

@CommandHandler(CreateAttribute)
export class CreateAttributeHandler implements ICommandHandler<CreateAttribute> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, attribute }: CreateAttribute): Promise<number> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await claimAttributeName(transaction, actor.userId, attribute)
      // Only its owner sees it: nothing follows it, and nobody audits it.
      return {
        result: await insertAttribute(transaction, actor.userId, attribute, this.clock.now()),
        audit: null,
      }
    })
  }
}
