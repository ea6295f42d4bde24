import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply } from 'fastify'
import { newChangeSet } from '../http/change-set.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who, tagRevision } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { SynonymsReader } from '../synonyms/synonyms.reader.ts'
import { CreateItem } from './create-item.command.ts'
import { DeleteItem } from './delete-item.command.ts'
import { DeleteItems } from './delete-items.command.ts'
import { PatchItem } from './patch-item.command.ts'
import { ReleaseSpecifics } from './release-specifics.command.ts'
import { UpdateItem } from './update-item.command.ts'
import { SetDetails } from './set-details.command.ts'
import { SetEntries } from './set-entries.command.ts'
import { UpdateItems } from './update-items/update-items.command.ts'
import { findItem } from './queries/item-rows.ts'
import { readFacets } from './queries/read-facets.query.ts'
import { findReleasedSpecifics } from './queries/released-specifics.query.ts'
import { listStaffViews } from './queries/staff-views.query.ts'
import { listItems, suggestForDashboard, suggestItems } from './queries/list-items.query.ts'

/** A member's own items. */
@Controller()
export class VaultItemsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    private readonly synonyms: SynonymsReader,
  ) {}

  @Handles(endpoints.listItems)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listItems>, @Who() { userId }: Actor) {
    return await listItems(this.database, userId, query, () => this.synonyms.synonyms())
  }

  @Handles(endpoints.readFacets)
  async facets(@Input() { query }: EndpointInput<typeof endpoints.readFacets>, @Who() { userId }: Actor) {
    return await readFacets(this.database, userId, query, () => this.synonyms.synonyms())
  }

  @Handles(endpoints.readItem)
  async read(
    @Input() { params }: EndpointInput<typeof endpoints.readItem>,
    @Who() { userId }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const item = await findItem(this.database, userId, params.id)
    if (!item) throw new AppError('NOT_FOUND')
    tagRevision(reply, item)
    return item
  }

  @Handles(endpoints.createItem)
  async create(
    @Input() { query, body }: EndpointInput<typeof endpoints.createItem>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const saved = await this.commands.execute(new CreateItem(actor, body, query.validationOnly))
    if (saved) tagRevision(reply, saved)
    return { response: { id: saved?.id ?? 0 } }
  }

  @Handles(endpoints.updateItem)
  async update(
    @Input() { params, query, body }: EndpointInput<typeof endpoints.updateItem>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const saved = await this.commands.execute(
      new UpdateItem(actor, params.id, body, {
        ...query,
        expectedRevision,
        asStaff: false,
        changeSet: query.validationOnly ? undefined : newChangeSet(reply),
      }),
    )
    tagRevision(reply, saved)
    return { response: { id: saved.id } }
  }

  @Handles(endpoints.readReleasedSpecifics)
  async readReleased(
    @Input() { params }: EndpointInput<typeof endpoints.readReleasedSpecifics>,
    @Who() { userId }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const found = await findReleasedSpecifics(this.database, userId, params.id)
    if (!found) throw new AppError('NOT_FOUND')
    tagRevision(reply, found)
    const { rows, isInPublicCollection } = found
    return { ids: rows.flatMap(({ id, isReleased }) => (isReleased ? [id] : [])), isInPublicCollection }
  }

  @Handles(endpoints.releaseSpecifics)
  async release(
    @Input() { params, body }: EndpointInput<typeof endpoints.releaseSpecifics>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const released = await this.commands.execute(
      new ReleaseSpecifics(actor, params.id, body.ids, expectedRevision),
    )
    tagRevision(reply, released)
    return released
  }

  @Handles(endpoints.listStaffViews)
  async listStaffViews(
    @Input() { params }: EndpointInput<typeof endpoints.listStaffViews>,
    @Who() { userId }: Actor,
  ) {
    return await listStaffViews(this.database, userId, params.id)
  }

  @Handles(endpoints.patchItem)
  async patch(
    @Input() { params, body }: EndpointInput<typeof endpoints.patchItem>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const item = await this.commands.execute(
      new PatchItem(actor, params.id, body, expectedRevision, newChangeSet(reply)),
    )
    tagRevision(reply, item)
    return item
  }

  @Handles(endpoints.deleteItem)
  async delete(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.deleteItem>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
  ) {
    await this.commands.execute(new DeleteItem(actor, id, { expectedRevision, asStaff: false }))
    return { response: { id } }
  }

  @Handles(endpoints.deleteItems)
  async deleteSeveral(@Input() { body }: EndpointInput<typeof endpoints.deleteItems>, @Who() actor: Actor) {
    return { response: { ids: await this.commands.execute(new DeleteItems(actor, body)) } }
  }

  @Handles(endpoints.updateItems)
  async putSeveral(
    @Input() { body }: EndpointInput<typeof endpoints.updateItems>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return {
      response: { ids: await this.commands.execute(new UpdateItems(actor, body, newChangeSet(reply))) },
    }
  }

  @Handles(endpoints.setEntries)
  async setEntries(
    @Input() { body }: EndpointInput<typeof endpoints.setEntries>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return {
      response: { ids: await this.commands.execute(new SetEntries(actor, body, newChangeSet(reply))) },
    }
  }

  @Handles(endpoints.setDetails)
  async setDetails(
    @Input() { body }: EndpointInput<typeof endpoints.setDetails>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return {
      response: { ids: await this.commands.execute(new SetDetails(actor, body, newChangeSet(reply))) },
    }
  }

  @Handles(endpoints.patchItems)
  async patchSeveral(
    @Input() { body }: EndpointInput<typeof endpoints.patchItems>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return {
      response: { ids: await this.commands.execute(new UpdateItems(actor, body, newChangeSet(reply))) },
    }
  }

  @Handles(endpoints.suggestItems)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestItems>, @Who() { userId }: Actor) {
    return { items: await suggestItems(this.database, userId, query.term) }
  }

  @Handles(endpoints.suggestForDashboard)
  async suggestForDashboard(
    @Input() { query }: EndpointInput<typeof endpoints.suggestForDashboard>,
    @Who() { userId }: Actor,
  ) {
    return { items: await suggestForDashboard(this.database, userId, query.term) }
  }
}
