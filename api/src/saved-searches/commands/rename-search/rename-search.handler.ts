import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SavedSearchesRepository } from '../../saved-searches.repository.ts'
import { RenameSearch } from './rename-search.command.ts'

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
