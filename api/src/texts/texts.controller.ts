import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/texts/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { readTextContent } from '@vitrine/domain/texts/read-content'
import {
  deleteText,
  republishText,
  restoreText,
  scheduleChange,
  unscheduleChange,
} from '@vitrine/domain/texts/change-text-state'
import { checkText, readCheckLevels } from '@vitrine/domain/texts/check-text'
import { restoreVersion } from '@vitrine/domain/texts/versions'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { ChangeTextState, AutosaveText } from './change-text-state.command.ts'
import { EndLease } from './end-lease.command.ts'
import { HoldLease } from './hold-lease.command.ts'
import { SetCheckLevel } from './set-check-level.command.ts'
import { UploadTextPicture } from './upload-picture.command.ts'
import { findPictures } from './queries/find-pictures.query.ts'
import { findRecords } from './queries/find-records.query.ts'
import { listTextVersions, readTextVersion } from './queries/text-versions.query.ts'
import { listTrash, listSchedules, readText, writerOf } from './queries/text-states.query.ts'

/** What staff do with a text, whatever its kind. */
@Controller()
export class TextsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.holdLease)
  async holdLease(@Input() { params, body }: EndpointInput<typeof endpoints.holdLease>, @Who() actor: Actor) {
    return await this.commands.execute(new HoldLease(actor, { ...params, ...body }))
  }

  @Handles(endpoints.endLease)
  async endLease(@Input() { params, query }: EndpointInput<typeof endpoints.endLease>, @Who() actor: Actor) {
    await this.commands.execute(new EndLease(actor, { ...params, ...query }))
  }

  @Handles(endpoints.readText)
  async readText(@Input() { params }: EndpointInput<typeof endpoints.readText>, @Who() { userId }: Actor) {
    const writer = await writerOf(this.database, params, { userId, now: this.clock.now() })
    return { ...(await readText(this.database, params)), ...(writer && { writer }) }
  }

  @Handles(endpoints.autosaveText)
  async autosaveText(
    @Input() { params, body }: EndpointInput<typeof endpoints.autosaveText>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new AutosaveText(actor, params, body))
  }

  @Handles(endpoints.listTextVersions)
  async listTextVersions(@Input() { params, query }: EndpointInput<typeof endpoints.listTextVersions>) {
    return await listTextVersions(this.database, params, query.offset)
  }

  @Handles(endpoints.readTextVersion)
  async readTextVersion(
    @Input() { params: { version, ...name } }: EndpointInput<typeof endpoints.readTextVersion>,
  ) {
    return await readTextVersion(this.database, name, version)
  }

  @Handles(endpoints.restoreVersion)
  async restoreVersion(
    @Input() { params: { version, ...name } }: EndpointInput<typeof endpoints.restoreVersion>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(
      new ChangeTextState(actor, name, restoreVersion(version), { expectedRevision: revision }),
    )
    return await readTextContent(this.database, name)
  }

  @Handles(endpoints.scheduleChange)
  async scheduleChange(
    @Input() { params, body }: EndpointInput<typeof endpoints.scheduleChange>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new ChangeTextState(actor, params, scheduleChange(body)))
    return await readText(this.database, params)
  }

  @Handles(endpoints.unscheduleChange)
  async unscheduleChange(
    @Input() { params: { action, ...name } }: EndpointInput<typeof endpoints.unscheduleChange>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new ChangeTextState(actor, name, unscheduleChange(action)))
    return await readText(this.database, name)
  }

  @Handles(endpoints.listSchedules)
  async listSchedules() {
    return await listSchedules(this.database)
  }

  @Handles(endpoints.checkText)
  async checkText(@Input() { params }: EndpointInput<typeof endpoints.checkText>) {
    return { findings: await checkText(this.database, params) }
  }

  @Handles(endpoints.readCheckLevels)
  async readCheckLevels() {
    return { items: [...(await readCheckLevels(this.database))].map(([check, level]) => ({ check, level })) }
  }

  @Handles(endpoints.setCheckLevel)
  async setCheckLevel(
    @Input() { params, body }: EndpointInput<typeof endpoints.setCheckLevel>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new SetCheckLevel(actor, { ...params, ...body }))
    return await this.readCheckLevels()
  }

  @Handles(endpoints.findRecords)
  async findRecords(@Input() { query }: EndpointInput<typeof endpoints.findRecords>) {
    return await findRecords(this.database, query)
  }

  @Handles(endpoints.uploadPicture)
  async uploadPicture(
    @Input() { files }: EndpointInput<typeof endpoints.uploadPicture>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new UploadTextPicture(actor, files))
  }

  @Handles(endpoints.findPictures)
  async findPictures(@Input() { query }: EndpointInput<typeof endpoints.findPictures>) {
    return await findPictures(this.database, query.query)
  }

  @Handles(endpoints.listTrash)
  async listTrash(@Input() { query }: EndpointInput<typeof endpoints.listTrash>) {
    return await listTrash(this.database, query.offset)
  }

  @Handles(endpoints.restoreText)
  async restoreText(@Input() { params }: EndpointInput<typeof endpoints.restoreText>, @Who() actor: Actor) {
    await this.commands.execute(new ChangeTextState(actor, params, restoreText, { trashed: true }))
    return await readText(this.database, params)
  }

  @Handles(endpoints.deleteText)
  async deleteText(@Input() { params }: EndpointInput<typeof endpoints.deleteText>, @Who() actor: Actor) {
    await this.commands.execute(new ChangeTextState(actor, params, deleteText, { trashed: true }))
  }

  @Handles(endpoints.republishText)
  async republishText(
    @Input() { params }: EndpointInput<typeof endpoints.republishText>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new ChangeTextState(actor, params, republishText))
    return await readText(this.database, params)
  }
}
