import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import {
  defaultSearchName,
  savedSearchLimits,
  savedSearchMessages,
} from '@vitrine/contracts/saved-searches/saved-searches'
import type { SavedSearch, SaveSearchInput } from '@vitrine/contracts/saved-searches/schemas'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { SavedSearchesRepository } from './saved-searches.repository.ts'

/** Saving what is saved already gives back the one that is there, with its name. */
export class SaveSearch extends Command<SavedSearch> {
  constructor(
    readonly actor: Actor,
    readonly search: SaveSearchInput,
  ) {
    super()
  }
}

@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly searches: SavedSearchesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, search: { name, ...search } }: SaveSearch) {
    return await this.frame.run({ actor }, async (transaction) => {
      await this.searches.lockMember(transaction, actor.userId)
      const same = await this.searches.findSame(transaction, actor.userId, search)
      // Only its owner sees a saved search: nothing follows it, and nobody audits it.
      if (same) return { result: same, audit: null }
      if ((await this.searches.count(transaction, actor.userId)) >= savedSearchLimits.perMember)
        throw new AppError('STATUS_CONFLICT', { message: savedSearchMessages.tooMany })
      const saved = await this.searches.insert(transaction, actor.userId, {
        ...search,
        name: name ?? defaultSearchName(search.query),
        createdAt: this.clock.now(),
      })
      return { result: saved, audit: null }
    })
  }
}
