import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SavedSearch } from '@vitrine/contracts/saved-searches/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { DATABASE } from '../infrastructure/tokens.ts'
import { SavedSearchesRepository } from './saved-searches.repository.ts'

export class RenameSearch extends Command<SavedSearch> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly name: string,
  ) {
    super()
  }
}

@CommandHandler(RenameSearch)
export class RenameSearchHandler implements ICommandHandler<RenameSearch> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly searches: SavedSearchesRepository,
  ) {}

  async execute({ actor, id, name }: RenameSearch) {
    const renamed = await this.searches.rename(this.database, actor.userId, id, name)
    if (!renamed) throw new AppError('NOT_FOUND')
    return renamed
  }
}
