import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { openMailTransport } from '@vitrine/platform/mail/open-mail-transport'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { CLOCK, CONFIG, DATABASE, OBJECT_STORAGE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { ObservedQueues } from './observed-queues.ts'
import type { PartChecks, PartState } from './queries/read-health.query.ts'
import { readOutbox } from './queries/read-outbox.query.ts'
import { unsearchableIndexes } from './unsearchable-indexes.ts'
import { workersState } from './workers-state.rules.ts'

/** Written and deleted again: a disk that is full reads well. */
const PROBE_KEY = 'health/probe'

/** How each part is asked whether it is there. */
@Injectable()
export class SystemChecks implements OnApplicationShutdown {
  private mail: MailTransport | null = null

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly queues: ObservedQueues,
  ) {}

  readonly checks: PartChecks = {
    postgres: () => this.askPostgres(),
    search: () => this.askSearch(),
    queues: () => this.askQueues(),
    storage: () => this.askStorage(),
    mail: () => this.askMail(),
    api: async () => ({
      detail: `This process, up since ${new Date(this.clock.now().getTime() - process.uptime() * 1000).toISOString()}`,
    }),
    workers: () => this.askWorkers(),
  }

  now(): Date {
    return this.clock.now()
  }

  async onApplicationShutdown(): Promise<void> {
    await this.mail?.close()
  }

  private async askPostgres(): Promise<PartState> {
    const { rows } = await sql<{ version: string; used: number; most: number }>`
      SELECT current_setting('server_version') AS version, (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
        current_setting('max_connections')::int AS most
    `.execute(this.database)
    const [row] = rows
    return { detail: row ? `Postgres ${row.version}, ${row.used} of ${row.most} connections` : 'Postgres' }
  }

  private async askSearch(): Promise<PartState> {
    if (!(await this.engine.isAvailable())) throw new Error(`${this.engine.name} does not respond`)
    const away = await unsearchableIndexes(this.engine)
    if (away.length > 0) throw new Error(`these indexes cannot be searched: ${away.join(', ')}`)
    return { detail: this.engine.name }
  }

  private async askQueues(): Promise<PartState> {
    const queues = this.queues.all()
    const paused = (
      await Promise.all(queues.map(async (queue) => ((await queue.isPaused()) ? [queue.name] : [])))
    ).flat()
    return {
      detail: `${queues.length} queues in ${this.queues.store === 'redis' ? 'Redis' : 'Postgres'}`,
      ...(paused.length > 0 && { behind: `paused: ${paused.join(', ')}` }),
    }
  }

  private async askStorage(): Promise<PartState> {
    await this.storage.put(PROBE_KEY, Buffer.from('probe'), 'text/plain')
    await this.storage.delete(PROBE_KEY)
    return {
      detail: this.config.S3_ENDPOINT ? `The bucket ${this.config.S3_BUCKET}` : 'Files in the data folder',
    }
  }

  private async askMail(): Promise<PartState> {
    this.mail ??= openMailTransport(this.config)
    if (!(await this.mail.isAvailable()))
      throw new Error('the mail server does not respond, or refuses our account')
    return { detail: this.mail.kind === 'smtp' ? 'A mail server' : 'Kept as files, nothing is sent' }
  }

  /** A workers' process asks the database for due work every second, so it always holds a connection. */
  private async askWorkers(): Promise<PartState> {
    const [{ rows }, outbox] = await Promise.all([
      sql<{ connections: number; silentSeconds: number }>`
        SELECT count(*) AS connections, coalesce(extract(epoch FROM now() - max(state_change)), 0)::float8 AS "silentSeconds"
        FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vitrine-workers'
      `.execute(this.database),
      readOutbox(this.database),
    ])
    const { connections, silentSeconds } = rows[0] ?? { connections: 0, silentSeconds: 0 }
    return workersState({
      connections,
      silentSeconds,
      deliveries: outbox.waiting + outbox.inFlight,
      oldestWaitingSeconds: outbox.oldestWaitingSeconds,
    })
  }
}
