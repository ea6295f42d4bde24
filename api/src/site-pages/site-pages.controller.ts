import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/site-pages/endpoints'
import type { Database } from '@vitrine/database/database'
import { publishText } from '@vitrine/domain/texts/change-text-state'
import { readTextContent } from '@vitrine/domain/texts/read-content'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ChangeTextState, SaveText } from '../texts/change-text-state.command.ts'
import { UpdatePage } from './update-page.command.ts'
import { findManagedPage, managePages, pageSorts } from './queries/manage-pages.query.ts'
import { readPage } from './queries/read-page.query.ts'

@Controller()
export class SitePagesController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.readSitePage)
  async readPage(@Input() { query }: EndpointInput<typeof endpoints.readSitePage>) {
    return await readPage(this.database, query.at)
  }

  @Handles(endpoints.managePages)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.managePages>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, pageSorts)
    return respondWithRows(reply, 'site-pages', list, await managePages(this.database, list))
  }

  @Handles(endpoints.managePage)
  async read(@Input() { params }: EndpointInput<typeof endpoints.managePage>) {
    return await findManagedPage(this.database, params.id)
  }

  @Handles(endpoints.updatePage)
  async update(
    @Input() { params, body }: EndpointInput<typeof endpoints.updatePage>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdatePage(actor, params.id, body, revision))
    return await findManagedPage(this.database, params.id)
  }

  @Handles(endpoints.publishPage)
  async publish(
    @Input() { params }: EndpointInput<typeof endpoints.publishPage>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await this.commands.execute(
      new ChangeTextState(actor, page(params), publishText, {
        expectedRevision: revision,
        read: findManagedPage,
      }),
    )
  }

  @Handles(endpoints.readPageContent)
  async readContent(@Input() { params }: EndpointInput<typeof endpoints.readPageContent>) {
    return await readTextContent(this.database, page(params))
  }

  @Handles(endpoints.savePageContent)
  async saveContent(
    @Input() { params, body }: EndpointInput<typeof endpoints.savePageContent>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new SaveText(actor, page(params), body.blocks, revision))
    return await readTextContent(this.database, page(params))
  }
}

const page = ({ id }: { id: number }) => ({ kind: 'site-page', id }) as const
