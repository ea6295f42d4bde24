import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/collections/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { addressOf } from '../http/endpoint-rate-limits.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { DismissReport } from './dismiss-report.command.ts'
import { LiftTakeDown } from './lift-take-down.command.ts'
import { ReceiveReport } from './receive-report.command.ts'
import { TakeDownCollection } from './take-down-collection.command.ts'
import { findReport, manageReports, reportSorts } from './queries/manage-reports.query.ts'

/** Reports of public collections, and what staff do about them. */
@Controller()
export class CollectionReportsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.reportCollection)
  async report(
    @Input() { params, body }: EndpointInput<typeof endpoints.reportCollection>,
    @Req() request: FastifyRequest,
  ) {
    await this.commands.execute(new ReceiveReport(params.id, body, addressOf(request)))
    return { success: true as const }
  }

  @Handles(endpoints.manageReports)
  async manage(
    @Input() { query }: EndpointInput<typeof endpoints.manageReports>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, reportSorts)
    return respondWithRows(reply, 'collection-reports', list, await manageReports(this.database, list))
  }

  @Handles(endpoints.manageReport)
  async manageOne(@Input() { params }: EndpointInput<typeof endpoints.manageReport>) {
    return await findReport(this.database, params.id)
  }

  @Handles(endpoints.dismissReport)
  async dismiss(
    @Input() { params }: EndpointInput<typeof endpoints.dismissReport>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new DismissReport(actor, params.id, revision))
    return await findReport(this.database, params.id)
  }

  @Handles(endpoints.takeDownCollection)
  async takeDown(
    @Input() { params, body }: EndpointInput<typeof endpoints.takeDownCollection>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new TakeDownCollection(actor, params.id, body.reason, revision))
    return await findReport(this.database, params.id)
  }

  @Handles(endpoints.liftTakeDown)
  async lift(
    @Input() { params }: EndpointInput<typeof endpoints.liftTakeDown>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new LiftTakeDown(actor, params.id, revision))
    return await findReport(this.database, params.id)
  }
}
