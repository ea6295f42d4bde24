import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-history/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply } from 'fastify'
import { newChangeSet } from '../http/change-set.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who, tagRevision } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { listChanges } from './queries/list-changes.query.ts'
import { RestoreField } from './restore-field.command.ts'
import { UndoChanges } from './undo-changes.command.ts'

@Controller()
export class VaultHistoryController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listChanges)
  async list(
    @Input() { params: { id }, query }: EndpointInput<typeof endpoints.listChanges>,
    @Who() { userId }: Actor,
  ) {
    const history = await listChanges(this.database, { userId, id }, query)
    if (!history) throw new AppError('NOT_FOUND')
    return history
  }

  @Handles(endpoints.restoreField)
  async restore(
    @Input() { params: { id, changeId } }: EndpointInput<typeof endpoints.restoreField>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const saved = await this.commands.execute(
      new RestoreField(actor, id, changeId, expectedRevision, newChangeSet(reply)),
    )
    tagRevision(reply, saved)
    return { response: { id: saved.id } }
  }

  @Handles(endpoints.undoChanges)
  async undo(
    @Input() { params: { changeSet } }: EndpointInput<typeof endpoints.undoChanges>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return { response: await this.commands.execute(new UndoChanges(actor, changeSet, newChangeSet(reply))) }
  }
}
