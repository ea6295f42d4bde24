import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { DATABASE } from '../infrastructure/tokens.ts'
import { SavedSearchesRepository } from './saved-searches.repository.ts'

export class DeleteSearch extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteSearch)
export class DeleteSearchHandler implements ICommandHandler<DeleteSearch> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly searches: SavedSearchesRepository,
  ) {}

  async execute({ actor, id }: DeleteSearch): Promise<void> {
    if (!(await this.searches.remove(this.database, actor.userId, id))) throw new AppError('NOT_FOUND')
  }
}
