import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/saved-searches/endpoints'
import type { SavedSearchList } from '@vitrine/contracts/saved-searches/schemas'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { DeleteSearch } from './delete-search.command.ts'
import { RenameSearch } from './rename-search.command.ts'
import { SaveSearch } from './save-search.command.ts'
import { SavedSearchesRepository } from './saved-searches.repository.ts'

@Controller()
export class SavedSearchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly searches: SavedSearchesRepository,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listSavedSearches)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.listSavedSearches>,
    @Who() { userId }: Actor,
  ): Promise<SavedSearchList> {
    const [items, total] = await Promise.all([
      this.searches.list(this.database, userId, query),
      this.searches.count(this.database, userId, query.type),
    ])
    return { items, meta: { total, currentLimit: query.limit, currentOffset: query.offset } }
  }

  @Handles(endpoints.saveSearch)
  async save(@Input() { body }: EndpointInput<typeof endpoints.saveSearch>, @Who() actor: Actor) {
    return { response: await this.commands.execute(new SaveSearch(actor, body)) }
  }

  @Handles(endpoints.renameSavedSearch)
  async rename(
    @Input() { params, body }: EndpointInput<typeof endpoints.renameSavedSearch>,
    @Who() actor: Actor,
  ) {
    return { response: await this.commands.execute(new RenameSearch(actor, params.id, body.name)) }
  }

  @Handles(endpoints.deleteSavedSearch)
  async delete(@Input() { params }: EndpointInput<typeof endpoints.deleteSavedSearch>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteSearch(actor, params.id))
    return { response: { id: params.id } }
  }
}
