import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/mail/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { storedMails } from '@vitrine/platform/mail/open-mail-transport'
import type { FastifyReply } from 'fastify'
import { ViewAudit } from '../commands/view-audit.ts'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { mailPage, mailPageHeaders } from './mail-page.ts'
import { SendMailAgain } from './send-mail-again.command.ts'
import { SendTestMail } from './send-test-mail.command.ts'
import { listMails, mailSorts, readMail } from './queries/list-mails.query.ts'
import { readMessage } from './queries/read-message.query.ts'

/** What staff see of the mails that the product sends by itself. */
@Controller()
export class MailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: ViewAudit,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(endpoints.listMails)
  async listMails(
    @Input() { query }: EndpointInput<typeof endpoints.listMails>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, mailSorts)
    return respondWithRows(reply, 'mails', list, await listMails(this.database, list))
  }

  @Handles(endpoints.readMail)
  async readMail(@Input() { params }: EndpointInput<typeof endpoints.readMail>) {
    const mail = await readMail(this.database, params.id)
    if (!mail) throw new AppError('NOT_FOUND')
    return mail
  }

  @Handles(endpoints.readStoredMessage)
  async readStoredMessage(
    @Input() { params }: EndpointInput<typeof endpoints.readStoredMessage>,
    @Who() actor: Actor,
  ) {
    return await this.keptMessage(actor, params.id)
  }

  @Handles(endpoints.readStoredPage)
  async readStoredPage(
    @Input() { params }: EndpointInput<typeof endpoints.readStoredPage>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { html } = await this.keptMessage(actor, params.id)
    void reply.type('text/html; charset=utf-8').headers(mailPageHeaders)
    return mailPage(html)
  }

  @Handles(endpoints.sendMailAgain)
  async sendMailAgain(
    @Input() { params }: EndpointInput<typeof endpoints.sendMailAgain>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new SendMailAgain(actor, params.id))
  }

  @Handles(endpoints.sendTestMail)
  async sendTestMail(@Input() _input: EndpointInput<typeof endpoints.sendTestMail>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new SendTestMail(actor)) } }
  }

  private async keptMessage(actor: Actor, id: number) {
    const message = await readMessage(this.database, storedMails(this.config), { actor, id })
    if (!message) throw new AppError('NOT_FOUND')
    await this.views.note({ actor }, { action: 'mail.read', subject: { type: 'mail', id } })
    return message
  }
}
