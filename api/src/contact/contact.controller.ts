import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/contact/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ChangeMessageState } from './change-message-state.command.ts'
import { DeleteMessage } from './delete-message.command.ts'
import { ReceiveMessage } from './receive-message.command.ts'
import { findMessage, manageMessages, messageSorts } from './queries/manage-messages.query.ts'

/** The contact form, and what staff do with what comes in. */
@Controller()
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.sendMessage)
  async sendMessage(@Input() { body }: EndpointInput<typeof endpoints.sendMessage>) {
    await this.commands.execute(new ReceiveMessage(body))
  }

  @Handles(endpoints.manageMessages)
  async manageMessages(
    @Input() { query }: EndpointInput<typeof endpoints.manageMessages>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, messageSorts)
    return respondWithRows(reply, 'contact-messages', list, await manageMessages(this.database, list))
  }

  @Handles(endpoints.manageMessage)
  async manageMessage(@Input() { params }: EndpointInput<typeof endpoints.manageMessage>) {
    return await findMessage(this.database, params.id)
  }

  @Handles(endpoints.changeMessageState)
  async changeState(
    @Input() { params, body }: EndpointInput<typeof endpoints.changeMessageState>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new ChangeMessageState(actor, params.id, body.state, revision))
    return await findMessage(this.database, params.id)
  }

  @Handles(endpoints.deleteMessage)
  async deleteMessage(
    @Input() { params }: EndpointInput<typeof endpoints.deleteMessage>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeleteMessage(actor, params.id))
  }
}
