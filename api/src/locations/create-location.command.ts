import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { LocationInput } from '@vitrine/contracts/locations/schemas'
import { claimAttributeName, insertAttribute } from '@vitrine/domain/vault/write-attribute'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { LocationsRepository } from './locations.repository.ts'

/** A storage location inside another one, or on the first level. Returns its id. */
export class CreateLocation extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly location: LocationInput,
  ) {
    super()
  }
}

@CommandHandler(CreateLocation)
export class CreateLocationHandler implements ICommandHandler<CreateLocation> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly locations: LocationsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, location }: CreateLocation): Promise<number> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const named = { ...location, type: 'STORAGE_LOCATION' } as const
      await claimAttributeName(transaction, actor.userId, named)
      await this.locations.assertFits(transaction, actor.userId, { id: null, parentId: location.parentId })
      // Only its owner sees it: nothing follows it, and nobody audits it.
      return {
        result: await insertAttribute(transaction, actor.userId, named, this.clock.now()),
        audit: null,
      }
    })
  }
}
