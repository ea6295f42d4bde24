import { createHash, timingSafeEqual } from 'node:crypto'
import {
  type CanActivate,
  Controller,
  type ExecutionContext,
  Inject,
  Injectable,
  Res,
  UseGuards,
} from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/newsletter/admin-endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { storedMails } from '@vitrine/platform/mail/open-mail-transport'
import type { FastifyReply } from 'fastify'
import { ViewAudit } from '../commands/view-audit.ts'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import type { VitrineRequest } from '../http/request.ts'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { mailPage, mailPageHeaders } from '../mail/mail-page.ts'
import { readStoredMessage } from '../mail/queries/read-message.query.ts'
import { DecideDelivery } from './decide-delivery.command.ts'
import { LiftSuppression } from './lift-suppression.command.ts'
import { RecordMailReports } from './record-mail-reports.command.ts'
import { SuppressAddress } from './suppress-address.command.ts'
import { DeliveriesRepository } from './deliveries.repository.ts'
import { deliveryKey } from './delivery.rules.ts'
import { deliverySorts, listDeliveries } from './queries/list-deliveries.query.ts'
import { listSuppressions, suppressionSorts } from './queries/list-suppressions.query.ts'

/**
 * Lets in who knows the setting NEWSLETTER_WEBHOOK_SECRET, and nobody where none is set. Before the body is
 * looked at.
 */
@Injectable()
export class WebhookSecretGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<VitrineRequest>().headers
    const given = /^bearer (.+)$/i.exec(authorization)?.[1]
    const secret = this.config.NEWSLETTER_WEBHOOK_SECRET
    // Digests are of one length, and comparing them takes as long whatever was given.
    if (!secret || !given || !timingSafeEqual(digest(given.trim()), digest(secret)))
      throw new AppError('WEBHOOK_REFUSED')
    return true
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whom issues go to, what became of each mail, and who gets none. */
@Controller()
export class RecipientsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: ViewAudit,
    private readonly deliveries: DeliveriesRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(endpoints.listDeliveries)
  async listDeliveries(
    @Input() { query }: EndpointInput<typeof endpoints.listDeliveries>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, deliverySorts)
    return respondWithRows(reply, 'newsletter-deliveries', list, await listDeliveries(this.database, list))
  }

  @Handles(endpoints.decideDelivery)
  async decideDelivery(
    @Input() { params, body }: EndpointInput<typeof endpoints.decideDelivery>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DecideDelivery(actor, params.id, body.decision))
  }

  @Handles(endpoints.readDeliveryMessage)
  async readDeliveryMessage(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.readDeliveryMessage>,
    @Who() actor: Actor,
  ) {
    return await this.keptMessage(actor, id)
  }

  @Handles(endpoints.readDeliveryPage)
  async readDeliveryPage(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.readDeliveryPage>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { html } = await this.keptMessage(actor, id)
    void reply.type('text/html; charset=utf-8').headers(mailPageHeaders)
    return mailPage(html)
  }

  @Handles(endpoints.listSuppressions)
  async listSuppressions(
    @Input() { query }: EndpointInput<typeof endpoints.listSuppressions>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, suppressionSorts)
    return respondWithRows(
      reply,
      'newsletter-suppressions',
      list,
      await listSuppressions(this.database, list),
    )
  }

  @Handles(endpoints.createSuppression)
  async suppress(@Input() { body }: EndpointInput<typeof endpoints.createSuppression>, @Who() actor: Actor) {
    return await this.commands.execute(new SuppressAddress(actor, body))
  }

  @Handles(endpoints.removeSuppression)
  async liftSuppression(
    @Input() { params }: EndpointInput<typeof endpoints.removeSuppression>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new LiftSuppression(actor, params.id))
  }

  @Handles(endpoints.reportMails)
  @UseGuards(WebhookSecretGuard)
  async reportMails(@Input() { body }: EndpointInput<typeof endpoints.reportMails>) {
    return { suppressed: await this.commands.execute(new RecordMailReports(body.reports)) }
  }

  private async keptMessage(actor: Actor, id: number) {
    const issueId = await this.deliveries.findIssueId(this.database, id)
    const message = await readStoredMessage(storedMails(this.config), {
      actor,
      key: deliveryKey({ issueId, id }),
    })
    if (!message) throw new AppError('NOT_FOUND')
    await this.views.note(
      { actor },
      {
        action: 'newsletter-delivery.read',
        subject: { type: 'newsletter-delivery', id },
        details: { issueId },
      },
    )
    return message
  }
}
