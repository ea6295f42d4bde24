import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateTemplate } from './create-template.command.ts'
import { DeleteTemplate } from './delete-template.command.ts'
import { UpdateTemplate } from './update-template.command.ts'
import { findManagedTemplate, manageTemplates, templateSorts } from './queries/manage-templates.query.ts'

/** Templates, in the console's dialect. */
@Controller()
export class TemplatesManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageTemplates)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.manageTemplates>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, templateSorts)
    return respondWithRows(reply, 'templates', list, await manageTemplates(this.database, list))
  }

  @Handles(endpoints.manageTemplate)
  async read(@Input() { params }: EndpointInput<typeof endpoints.manageTemplate>) {
    return await findManagedTemplate(this.database, params.id)
  }

  @Handles(endpoints.createTemplate)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createTemplate>, @Who() actor: Actor) {
    return await findManagedTemplate(
      this.database,
      await this.commands.execute(new CreateTemplate(actor, body)),
    )
  }

  @Handles(endpoints.updateTemplate)
  async update(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateTemplate>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateTemplate(actor, params.id, body, revision))
    return await findManagedTemplate(this.database, params.id)
  }

  @Handles(endpoints.deleteTemplate)
  async remove(@Input() { params }: EndpointInput<typeof endpoints.deleteTemplate>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteTemplate(actor, params.id))
  }
}
