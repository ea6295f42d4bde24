import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/tags/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateTag } from './create-tag.command.ts'
import { DeleteTag } from './delete-tag.command.ts'
import { UpdateTag } from './update-tag.command.ts'
import { listTags, manageTags } from './queries/list-tags.query.ts'

@Controller()
export class TagsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listTags)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listTags>, @Who() { userId }: Actor) {
    return await listTags(this.database, userId, query)
  }

  @Handles(endpoints.createTag)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createTag>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new CreateTag(actor, body)), ...body } }
  }

  @Handles(endpoints.updateTag)
  async update(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.updateTag>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new UpdateTag(actor, id, body))
    return { response: { id, ...body } }
  }

  @Handles(endpoints.deleteTag)
  async delete(@Input() { params: { id } }: EndpointInput<typeof endpoints.deleteTag>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteTag(actor, id))
    return { response: { id } }
  }

  @Handles(endpoints.manageTags)
  async manage(@Input() { query }: EndpointInput<typeof endpoints.manageTags>) {
    return await manageTags(this.database, query)
  }
}
