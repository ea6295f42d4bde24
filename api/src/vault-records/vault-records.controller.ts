import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-records/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { newChangeSet } from '../http/change-set.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who, tagRevision } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { readRecordTotals } from './queries/read-totals.query.ts'
import { findRecord } from '@vitrine/domain/vault/record-rows'
import { readRecordSettings, updateRecordSettings } from './record-settings.ts'
import { RecordWriter } from './record-writer.ts'
import { SpreadCost } from './spread-cost.command.ts'
import { UpdateRecord } from './update-record.command.ts'
import { UpdateRecords } from './update-records.command.ts'
import { ViewRecord } from './view-record.command.ts'

/** What a member's items hold beside the documented fields. */
@Controller()
export class VaultRecordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly writer: RecordWriter,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.readRecord)
  async read(
    @Input() { params }: EndpointInput<typeof endpoints.readRecord>,
    @Who() { userId }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const found = await findRecord(this.database, userId, params.id)
    if (!found) throw new AppError('NOT_FOUND')
    tagRevision(reply, found.record)
    return found.record
  }

  @Handles(endpoints.viewRecord)
  async view(@Input() { params }: EndpointInput<typeof endpoints.viewRecord>, @Who() actor: Actor) {
    return await this.commands.execute(new ViewRecord(actor, params.id))
  }

  @Handles(endpoints.updateRecord)
  async update(
    @Input() { params, query, body }: EndpointInput<typeof endpoints.updateRecord>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const saved = await this.commands.execute(
      new UpdateRecord(actor, params.id, body, {
        ...query,
        expectedRevision,
        changeSet: query.validationOnly ? undefined : newChangeSet(reply),
      }),
    )
    tagRevision(reply, saved)
    return { response: { id: saved.id } }
  }

  @Handles(endpoints.checkNewRecord)
  async checkNew(
    @Input() { body }: EndpointInput<typeof endpoints.checkNewRecord>,
    @Who() { userId }: Actor,
  ) {
    await this.writer.assertValidOfNew(this.database, userId, body)
    return { response: { isValid: true as const } }
  }

  @Handles(endpoints.updateRecords)
  async updateSeveral(
    @Input() { body }: EndpointInput<typeof endpoints.updateRecords>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const ids = await this.commands.execute(new UpdateRecords(actor, body, newChangeSet(reply)))
    return { response: { ids } }
  }

  @Handles(endpoints.spreadCost)
  async spread(
    @Input() { query: { validationOnly }, body }: EndpointInput<typeof endpoints.spreadCost>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const changeSet = validationOnly ? undefined : newChangeSet(reply)
    const shares = await this.commands.execute(new SpreadCost(actor, body, validationOnly, changeSet))
    return { response: { shares } }
  }

  @Handles(endpoints.readRecordTotals)
  async totals(@Input() _input: EndpointInput<typeof endpoints.readRecordTotals>, @Who() { userId }: Actor) {
    return await readRecordTotals(this.database, userId)
  }

  @Handles(endpoints.readRecordSettings)
  async settings(
    @Input() _input: EndpointInput<typeof endpoints.readRecordSettings>,
    @Who() { userId }: Actor,
  ) {
    return await readRecordSettings(this.database, userId, this.clock.now())
  }

  // A single statement of the member's own: nobody audits it, and nothing follows from it.
  @Handles(endpoints.updateRecordSettings)
  async changeSettings(
    @Input() { body }: EndpointInput<typeof endpoints.updateRecordSettings>,
    @Who() { userId }: Actor,
  ) {
    return await updateRecordSettings(this.database, userId, body, this.clock.now())
  }
}
