import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/operations/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CONFIG, DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { RequestIndexRebuild } from './request-index-rebuild.command.ts'
import { DiscardDeadLetter, RetryDeadLetter } from './change-dead-letter.command.ts'
import { ObservedQueues } from './observed-queues.ts'
import { SystemChecks } from './system-checks.ts'
import { listAuditActions, auditSorts, listAuditEntries } from './queries/list-audit-entries.query.ts'
import { deadLetterSorts, listDeadLetters } from './queries/list-dead-letters.query.ts'
import { listIndexes } from './queries/list-indexes.query.ts'
import { listQueues } from './queries/list-queues.query.ts'
import { readHealth } from './queries/read-health.query.ts'
import { readOutbox } from './queries/read-outbox.query.ts'
import { readStorageUse } from './queries/read-storage-use.query.ts'
import { StorageMeter } from './storage-meter.ts'

/** What operators see and do. */
@Controller()
export class OperationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly system: SystemChecks,
    private readonly queues: ObservedQueues,
    private readonly storageMeter: StorageMeter,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {}

  @Handles(endpoints.listIndexes)
  async listIndexes() {
    return await listIndexes(this.database, this.engine)
  }

  @Handles(endpoints.rebuildIndex)
  async rebuildIndex(@Input() { params }: EndpointInput<typeof endpoints.rebuildIndex>, @Who() actor: Actor) {
    await this.commands.execute(new RequestIndexRebuild(actor, params.id))
    return { started: true } as const
  }

  @Handles(endpoints.readOutbox)
  async readOutbox() {
    return await readOutbox(this.database)
  }

  @Handles(endpoints.listDeadLetters)
  async listDeadLetters(
    @Input() { query }: EndpointInput<typeof endpoints.listDeadLetters>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, deadLetterSorts)
    return respondWithRows(reply, 'dead-letters', list, await listDeadLetters(this.database, list))
  }

  @Handles(endpoints.retryDeadLetter)
  async retryDeadLetter(
    @Input() { params }: EndpointInput<typeof endpoints.retryDeadLetter>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new RetryDeadLetter(actor, params.id))
  }

  @Handles(endpoints.discardDeadLetter)
  async discardDeadLetter(
    @Input() { params }: EndpointInput<typeof endpoints.discardDeadLetter>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DiscardDeadLetter(actor, params.id))
  }

  @Handles(endpoints.readHealth)
  async readHealth() {
    return await readHealth(this.system.checks, this.system.now())
  }

  @Handles(endpoints.readStorageUse)
  async readStorageUse() {
    return await readStorageUse(this.database, this.config, this.storageMeter)
  }

  @Handles(endpoints.listQueues)
  async listQueues() {
    return await listQueues(this.queues)
  }

  @Handles(endpoints.listAuditEntries)
  async listAuditEntries(
    @Input() { query }: EndpointInput<typeof endpoints.listAuditEntries>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, auditSorts)
    return respondWithRows(reply, 'audit-entries', list, await listAuditEntries(this.database, list))
  }

  @Handles(endpoints.listAuditActions)
  async listAuditActions() {
    return await listAuditActions(this.database)
  }
}
