import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-views/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { SynonymsReader } from '../synonyms/synonyms.reader.ts'
import { CreateView } from './create-view.command.ts'
import { DeleteView } from './delete-view.command.ts'
import { readTable } from './queries/read-table.query.ts'
import { UpdateView } from './update-view.command.ts'
import { VaultViewsRepository } from './vault-views.repository.ts'

/** Saved filters and orders of a member's list of items, and its table. */
@Controller()
export class VaultViewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: VaultViewsRepository,
    private readonly synonyms: SynonymsReader,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listViews)
  async list(@Input() _input: EndpointInput<typeof endpoints.listViews>, @Who() { userId }: Actor) {
    return { views: await this.views.list(this.database, userId) }
  }

  @Handles(endpoints.readTable)
  async table(@Input() { query }: EndpointInput<typeof endpoints.readTable>, @Who() { userId }: Actor) {
    return await readTable(this.database, userId, query, () => this.synonyms.synonyms())
  }

  @Handles(endpoints.createView)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createView>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new CreateView(actor, body)) } }
  }

  @Handles(endpoints.updateView)
  async update(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.updateView>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new UpdateView(actor, id, body))
    return { response: { id } }
  }

  @Handles(endpoints.deleteView)
  async delete(@Input() { params: { id } }: EndpointInput<typeof endpoints.deleteView>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteView(actor, id))
    return { response: { id } }
  }
}
