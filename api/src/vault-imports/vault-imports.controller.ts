import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { OutgoingFile } from '@vitrine/contracts/files'
import * as endpoints from '@vitrine/contracts/vault-imports/endpoints'
import type { VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import type { Database } from '@vitrine/database/database'
import { readUndoneItems } from '@vitrine/domain/vault/imports/undo-import'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, tagRevision, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { ChangeColumns } from './change-columns.command.ts'
import type { SavedImport } from './change-import.ts'
import { ChangeRow, ChooseRows } from './change-rows.command.ts'
import { assertOwnImport, listRows } from './queries/list-rows.query.ts'
import { ChoosePhoto, DeletePhotos, UploadPhotos } from './photos.command.ts'
import { readPhotos } from './queries/read-photos.query.ts'
import { notTakenAsCsv } from './queries/not-taken-as-csv.query.ts'
import { listImports, readImport } from './queries/read-import.query.ts'
import { readOverview } from './queries/read-overview.query.ts'
import { RowRulesReader } from './row-rules.ts'
import { RunImport } from './run-import.command.ts'
import { DeleteMapping, SaveMapping } from './saved-mappings.command.ts'
import { UploadImport } from './upload-import.command.ts'

const KEPT_SHOWN = 200

/** Imports of the caller from spreadsheets. */
@Controller()
export class VaultImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly rules: RowRulesReader,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.uploadImport)
  async upload(
    @Input() { files }: EndpointInput<typeof endpoints.uploadImport>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.commands.execute(new UploadImport(actor, files)))
  }

  @Handles(endpoints.listImports)
  async list(@Input() _input: EndpointInput<typeof endpoints.listImports>, @Who() { userId }: Actor) {
    return { imports: await listImports(this.database, userId, this.clock.now()) }
  }

  @Handles(endpoints.readImport)
  async read(
    @Input() { params }: EndpointInput<typeof endpoints.readImport>,
    @Who() { userId }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const found = await this.found(userId, params.id)
    tagRevision(reply, found)
    return found
  }

  @Handles(endpoints.deleteImport)
  async delete(
    @Input() { params }: EndpointInput<typeof endpoints.deleteImport>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return {
      response: await this.commands.execute(new RunImport(actor, params.id, { kind: 'delete' }, revision)),
    }
  }

  @Handles(endpoints.changeColumns)
  async changeColumns(
    @Input() { params, body }: EndpointInput<typeof endpoints.changeColumns>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.commands.execute(new ChangeColumns(actor, params.id, body, revision)))
  }

  @Handles(endpoints.readOverview)
  async overview(
    @Input() { params }: EndpointInput<typeof endpoints.readOverview>,
    @Who() { userId }: Actor,
  ) {
    const found = await this.found(userId, params.id)
    return await readOverview(this.database, { ...found, userId }, await this.rules.rules())
  }

  @Handles(endpoints.listRows)
  async rows(@Input() { params, query }: EndpointInput<typeof endpoints.listRows>, @Who() { userId }: Actor) {
    await assertOwnImport(this.database, userId, params.id)
    return await listRows(this.database, params.id, query)
  }

  @Handles(endpoints.changeRow)
  async changeRow(
    @Input() { params, body }: EndpointInput<typeof endpoints.changeRow>,
    @Who() actor: Actor,
    @IfMatch() expected: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { row, revision } = await this.commands.execute(
      new ChangeRow(actor, params.id, params.rowId, body, expected),
    )
    tagRevision(reply, { revision })
    return row
  }

  @Handles(endpoints.chooseRows)
  async chooseRows(
    @Input() { params, body }: EndpointInput<typeof endpoints.chooseRows>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.commands.execute(new ChooseRows(actor, params.id, body, revision)))
  }

  @Handles(endpoints.runImport)
  async run(
    @Input() { params }: EndpointInput<typeof endpoints.runImport>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(
      reply,
      await this.commands.execute(new RunImport(actor, params.id, { kind: 'run' }, revision)),
    )
  }

  @Handles(endpoints.stopImport)
  async stop(
    @Input() { params }: EndpointInput<typeof endpoints.stopImport>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(
      reply,
      await this.commands.execute(new RunImport(actor, params.id, { kind: 'stop' }, revision)),
    )
  }

  @Handles(endpoints.downloadNotTaken)
  async notTaken(
    @Input() { params }: EndpointInput<typeof endpoints.downloadNotTaken>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    const { sheets } = await this.found(userId, params.id)
    return {
      name: 'notImported.csv',
      contentType: 'text/csv',
      content: notTakenAsCsv(this.database, params.id, sheets),
    }
  }

  @Handles(endpoints.uploadPhotos)
  async uploadPhotos(
    @Input() { params, files }: EndpointInput<typeof endpoints.uploadPhotos>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.commands.execute(new UploadPhotos(actor, params.id, files, revision)))
  }

  @Handles(endpoints.readPhotos)
  async photos(@Input() { params }: EndpointInput<typeof endpoints.readPhotos>, @Who() { userId }: Actor) {
    await assertOwnImport(this.database, userId, params.id)
    return await readPhotos(this.database, params.id)
  }

  @Handles(endpoints.choosePhoto)
  async choosePhoto(
    @Input() { params, body }: EndpointInput<typeof endpoints.choosePhoto>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const command = new ChoosePhoto(actor, params.id, params.photoId, body.row, revision)
    return tagged(reply, await this.commands.execute(command))
  }

  @Handles(endpoints.deletePhotos)
  async deletePhotos(
    @Input() { params }: EndpointInput<typeof endpoints.deletePhotos>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.commands.execute(new DeletePhotos(actor, params.id, revision)))
  }

  @Handles(endpoints.readUndo)
  async readUndo(@Input() { params }: EndpointInput<typeof endpoints.readUndo>, @Who() { userId }: Actor) {
    await assertOwnImport(this.database, userId, params.id)
    return await readUndoneItems(this.database, params.id, KEPT_SHOWN)
  }

  @Handles(endpoints.undoImport)
  async undo(
    @Input() { params, body }: EndpointInput<typeof endpoints.undoImport>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const how = { kind: 'undo', alsoItems: body.alsoItems } as const
    return tagged(reply, await this.commands.execute(new RunImport(actor, params.id, how, revision)))
  }

  @Handles(endpoints.saveMapping)
  async saveMapping(@Input() { body }: EndpointInput<typeof endpoints.saveMapping>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new SaveMapping(actor, body.name, body.importId)) } }
  }

  @Handles(endpoints.deleteMapping)
  async deleteMapping(
    @Input() { params }: EndpointInput<typeof endpoints.deleteMapping>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeleteMapping(actor, params.id))
    return { response: { id: params.id } }
  }

  private async found(userId: number, id: number): Promise<VaultImportDetail> {
    const found = await readImport(this.database, userId, id, this.clock.now())
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }
}

function tagged(reply: FastifyReply, saved: SavedImport) {
  tagRevision(reply, saved)
  return { response: saved }
}
