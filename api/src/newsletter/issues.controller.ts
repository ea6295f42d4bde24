import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/newsletter/admin-endpoints'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { mailPage, mailPageHeaders } from '../mail/mail-page.ts'
import { CreateIssue } from './create-issue.command.ts'
import { DeleteIssue } from './delete-issue.command.ts'
import { MoveIssue } from './move-issue.command.ts'
import { TestIssue } from './test-issue.command.ts'
import { UpdateIssue } from './update-issue.command.ts'
import { issueSorts, manageIssues, readIssue } from './queries/manage-issues.query.ts'
import { inScheme, previewIssue } from './queries/preview-issue.query.ts'

/** Staff write issues and send them. */
@Controller()
export class IssuesController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(endpoints.listIssues)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.listIssues>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, issueSorts)
    return respondWithRows(reply, 'newsletter-issues', list, await manageIssues(this.database, list))
  }

  @Handles(endpoints.readIssue)
  async read(@Input() { params }: EndpointInput<typeof endpoints.readIssue>) {
    return await readIssue(this.database, params.id)
  }

  @Handles(endpoints.createIssue)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createIssue>, @Who() actor: Actor) {
    return await this.commands.execute(new CreateIssue(actor, body))
  }

  @Handles(endpoints.updateIssue)
  async update(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateIssue>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await this.commands.execute(new UpdateIssue(actor, params.id, body, revision))
  }

  @Handles(endpoints.deleteIssue)
  async delete(@Input() { params }: EndpointInput<typeof endpoints.deleteIssue>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteIssue(actor, params.id))
  }

  @Handles(endpoints.moveIssue)
  async move(
    @Input() { params, body }: EndpointInput<typeof endpoints.moveIssue>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await this.commands.execute(new MoveIssue(actor, params.id, body, revision))
  }

  @Handles(endpoints.testIssue)
  async test(@Input() { params }: EndpointInput<typeof endpoints.testIssue>, @Who() actor: Actor) {
    return { email: await this.commands.execute(new TestIssue(actor, params.id)) }
  }

  @Handles(endpoints.previewIssuePage)
  async previewPage(
    @Input() { params, query }: EndpointInput<typeof endpoints.previewIssuePage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { html } = await previewIssue(this.database, params.id, this.config.publicUrl)
    void reply.type('text/html; charset=utf-8').headers(mailPageHeaders)
    return mailPage(inScheme(html, query.scheme))
  }

  @Handles(endpoints.previewIssueText)
  async previewText(@Input() { params }: EndpointInput<typeof endpoints.previewIssueText>) {
    const { text } = await previewIssue(this.database, params.id, this.config.publicUrl)
    return { text }
  }
}
