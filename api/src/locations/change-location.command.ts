import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { LocationInput } from '@vitrine/contracts/locations/schemas'
import { claimAttributeName } from '@vitrine/domain/vault/write-attribute'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { LocationsRepository } from './locations.repository.ts'

/**
 * Renames or moves a storage location, with everything inside of it. Two at once come one after the other, so
 * that they cannot put two locations into each other.
 */
export class ChangeLocation extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly location: LocationInput,
  ) {
    super()
  }
}

@CommandHandler(ChangeLocation)
export class ChangeLocationHandler implements ICommandHandler<ChangeLocation> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly locations: LocationsRepository,
  ) {}

  async execute({ actor, id, location }: ChangeLocation): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const before = await this.locations.find(transaction, actor.userId, id)
      if (!before) throw new AppError('NOT_FOUND')
      // Default entries are everybody's.
      if (before.userId === null) throw new AppError('FORBIDDEN')
      const named = { ...location, type: 'STORAGE_LOCATION' } as const
      await claimAttributeName(transaction, actor.userId, named, { exceptId: id })
      await this.locations.assertFits(transaction, actor.userId, { id, parentId: location.parentId })
      await this.locations.move(transaction, before, location)
      return { result: undefined, audit: null }
    })
  }
}
