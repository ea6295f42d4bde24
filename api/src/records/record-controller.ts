import { Controller, Inject, Res, type Type } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateRecord } from './create-record.command.ts'
import type { StaffRecord } from './define-record.ts'
import { DeleteRecord } from './delete-record.command.ts'
import { findRecord, listRecords } from './list-records.ts'
import { UpdateRecord } from './update-record.command.ts'

type Endpoints = StaffRecord['endpoints']

/** Handles the five calls of a record, in the console's dialect. */
export function recordController(record: StaffRecord): Type<{ readonly record: StaffRecord }> {
  const { endpoints, resource, list: listing } = record
  const [first = 'id', ...others] = Object.keys(listing.sorts)
  const deleteChecksRevision = endpoints.delete.errors?.includes('REVISION_CONFLICT') ?? false

  @Controller()
  class RecordController {
    readonly record = record

    constructor(
      private readonly commands: CommandBus,
      @Inject(DATABASE) private readonly database: Database,
    ) {}

    @Handles(endpoints.list)
    async list(
      @Input() { query }: EndpointInput<Endpoints['list']>,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const list = parseSimpleRest(query, [first, ...others])
      return respondWithRows(reply, resource, list, await listRecords(this.database, record, list))
    }

    @Handles(endpoints.read)
    async read(@Input() { params }: EndpointInput<Endpoints['read']>) {
      return await findRecord(this.database, record, params.id)
    }

    @Handles(endpoints.create)
    async create(@Input() { body }: EndpointInput<Endpoints['create']>, @Who() actor: Actor) {
      const id = await this.commands.execute(new CreateRecord(record, actor, body))
      return await findRecord(this.database, record, id)
    }

    @Handles(endpoints.update)
    async update(
      @Input() { params, body }: EndpointInput<Endpoints['update']>,
      @Who() actor: Actor,
      @IfMatch() revision: number | undefined,
    ) {
      await this.commands.execute(new UpdateRecord(record, actor, params.id, body, revision))
      return await findRecord(this.database, record, params.id)
    }

    @Handles(endpoints.delete)
    async delete(
      @Input() { params }: EndpointInput<Endpoints['delete']>,
      @Who() actor: Actor,
      @IfMatch() revision: number | undefined,
    ) {
      const expected = deleteChecksRevision ? revision : undefined
      await this.commands.execute(new DeleteRecord(record, actor, params.id, expected))
    }
  }

  return RecordController
}
