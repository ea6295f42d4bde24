import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/marks/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateMark } from './commands/create-mark/create-mark.command.ts'
import { DeleteMark } from './commands/delete-mark/delete-mark.command.ts'
import { UpdateMark } from './commands/update-mark/update-mark.command.ts'
import { findManagedMark, manageMarks, markSorts } from './queries/manage-marks/manage-marks.query.ts'

/** Marks, in the console's dialect. */
@Controller()
export class MarksManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageMarks)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.manageMarks>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, markSorts)
    const { items, total } = await manageMarks(this.database, list)
    void reply.header('content-range', contentRange('marks', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageMark)
  async manageMark(@Input() { params }: EndpointInput<typeof endpoints.manageMark>) {
    return await findManagedMark(this.database, params.id)
  }

  @Handles(endpoints.createMark)
  async createMark(@Input() { body }: EndpointInput<typeof endpoints.createMark>, @Who() actor: Actor) {
    return await findManagedMark(this.database, await this.commands.execute(new CreateMark(actor, body)))
  }

  @Handles(endpoints.updateMark)
  async updateMark(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateMark>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateMark(actor, params.id, body, revision))
    return await findManagedMark(this.database, params.id)
  }

  @Handles(endpoints.deleteMark)
  async deleteMark(
    @Input() { params }: EndpointInput<typeof endpoints.deleteMark>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new DeleteMark(actor, params.id, revision))
  }
}
