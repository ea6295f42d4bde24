import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/payment-emails/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { BlockPaymentEmail } from './block-payment-email.command.ts'
import { NotePaymentEmail } from './note-payment-email.command.ts'
import { findPaymentEmail, listPaymentEmails } from './queries/list-payment-emails.query.ts'

/** The payment-email manager's documented calls. */
@Controller()
export class PaymentEmailsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listPaymentEmails)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listPaymentEmails>) {
    const { results, total } = await listPaymentEmails(this.database, query)
    return { results, meta: { total, currentLimit: query.max, currentOffset: query.offset } }
  }

  @Handles(endpoints.blockPaymentEmail)
  async block(@Input() { body }: EndpointInput<typeof endpoints.blockPaymentEmail>, @Who() actor: Actor) {
    return {
      response: await findPaymentEmail(
        this.database,
        await this.commands.execute(new BlockPaymentEmail(actor, body)),
      ),
    }
  }

  @Handles(endpoints.notePaymentEmail)
  async note(@Input() { body }: EndpointInput<typeof endpoints.notePaymentEmail>, @Who() actor: Actor) {
    return {
      response: await findPaymentEmail(
        this.database,
        await this.commands.execute(new NotePaymentEmail(actor, body)),
      ),
    }
  }
}
