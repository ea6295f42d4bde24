import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import type { Failpoint } from '@vitrine/platform/failpoints'
import { openSearchEngine } from '@vitrine/search/open-engine'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../test-database.ts'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'
import { cuttableProxy, type CuttableProxy } from './cuttable-proxy.ts'
import { startWorkersProcess, type WorkersProcess } from './workers-process.ts'

/** Where the product's parts run; what is absent runs on Postgres. */
export interface FaultStack {
  redisUrl?: string
  searchUrl?: string
  searchDistribution?: 'elasticsearch' | 'opensearch'
  /** Absent: mails are kept as files in a folder of the harness. */
  smtpUrl?: string
  /** Settings that name the stand-in for the payment providers; absent: nothing is billed. */
  billing?: Readonly<Record<string, string>>
}

/**
 * A database of its own and the real workers' process on it, without HTTP. Redis and the engine are reached
 * through proxies that can be cut.
 */
export class FaultHarness {
  readonly db: TestDatabase
  readonly engine: SearchEngine
  /** What its processes are started with. */
  readonly environment: Readonly<Record<string, string>>
  private readonly proxies: { redis: CuttableProxy | null; search: CuttableProxy | null }
  private process: WorkersProcess | null = null
  private readonly started: WorkersProcess[] = []

  private constructor(
    db: TestDatabase,
    engine: SearchEngine,
    environment: Record<string, string>,
    proxies: FaultHarness['proxies'],
  ) {
    this.db = db
    this.engine = engine
    this.environment = environment
    this.proxies = proxies
  }

  static async open(stack: FaultStack): Promise<FaultHarness> {
    const db = await testDatabase()
    const proxies = { redis: await proxyTo(stack.redisUrl), search: await proxyTo(stack.searchUrl) }
    const search = {
      SEARCH_DISTRIBUTION: stack.searchDistribution ?? 'elasticsearch',
      SEARCH_INDEX_PREFIX: `faults-${randomBytes(4).toString('hex')}-`,
    } as const
    // A crowded machine is none of the faults.
    const patience = { SEARCH_TIMEOUT_SECONDS: 60, STOP_SECONDS: 300 } as const
    const environment = {
      DATABASE_URL: db.url,
      LOG_LEVEL: 'warn',
      STOP_SECONDS: String(patience.STOP_SECONDS),
      SEARCH_TIMEOUT_SECONDS: String(patience.SEARCH_TIMEOUT_SECONDS),
      VITRINE_DATA_DIR: await mkdtemp(join(tmpdir(), 'vitrine-faults-')),
      ...(stack.smtpUrl && { SMTP_URL: stack.smtpUrl }),
      NEWSLETTER_PER_MINUTE: '0',
      ...stack.billing,
      ...search,
      ...(stack.redisUrl && proxies.redis && { REDIS_URL: through(stack.redisUrl, proxies.redis) }),
      ...(stack.searchUrl && proxies.search && { SEARCH_URL: through(stack.searchUrl, proxies.search) }),
    }
    const engine = openSearchEngine(
      { ...search, ...patience, SEARCH_URL: stack.searchUrl },
      sqlExecutor(db.pool),
    )
    return new FaultHarness(db, engine, environment, proxies)
  }

  /** @param options.failpoint at which it would kill itself */
  start({ failpoint }: { failpoint?: Failpoint } = {}): void {
    this.process = startWorkersProcess({
      ...this.environment,
      ...(failpoint && { VITRINE_FAILPOINT: failpoint }),
    })
    this.started.push(this.process)
  }

  /** What the workers have logged of deliveries that failed, a line each, of all processes so far. */
  failuresLogged(): string[] {
    return this.started
      .flatMap((process) => process.said().split('\n'))
      .filter((line) => line.includes('deliveries failed'))
  }

  /** Starts the process armed, and resolves when it has killed itself at the failpoint. */
  async startAndDieAt(failpoint: Failpoint): Promise<void> {
    const process = startWorkersProcess({ ...this.environment, VITRINE_FAILPOINT: failpoint })
    await process.untilKilled(() => this.writtenRows())
  }

  /**
   * Resolves when the running process has brought it about, however long that takes on a busy machine.
   *
   * @throws when the process has ended, or goes on no longer: it neither writes rows nor logs
   */
  async until(what: string, isDone: () => Promise<boolean> | boolean): Promise<void> {
    await untilDoneOrStuck({
      what,
      isDone: async () => {
        this.assertRuns()
        return await isDone()
      },
      progress: async () => `${await this.writtenRows()} ${this.process?.said().length ?? 0}`,
    })
  }

  /**
   * Changes whenever somebody writes rows of the product. Idle workers write none; the queue's own rows,
   * which they do write, are in another schema.
   */
  private async writtenRows(): Promise<number> {
    const { rows } = await sql<{ written: number }>`
      SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int AS written FROM pg_stat_user_tables WHERE schemaname = 'public'
    `.execute(this.db.database)
    return rows[0]?.written ?? 0
  }

  /**
   * Lets the locks run out that jobs of killed processes still have, as if ten seconds had passed. For
   * scenarios that say nothing of a lock that is still valid. In Redis they run out by themselves.
   */
  async expireJobLocks(): Promise<void> {
    if (this.proxies.redis) return
    await sql`UPDATE bullmq.job SET locked_until_ms = 0 WHERE state = 'active'`.execute(this.db.database)
  }

  /** Where the process keeps files. */
  get dataDir(): string {
    return this.environment['VITRINE_DATA_DIR'] ?? ''
  }

  /** @throws when the started process has ended by itself */
  assertRuns(): void {
    this.process?.assertRuns()
  }

  /** SIGKILL, wherever it is. */
  async kill(): Promise<void> {
    await this.process?.kill()
    this.process = null
  }

  /** SIGTERM; the process' exit code, or the signal that ended it. */
  async stop(): Promise<NodeJS.Signals | number | null> {
    const how = (await this.process?.stop()) ?? null
    this.process = null
    return how
  }

  cutSearch(): void {
    this.proxies.search?.cut()
  }

  mendSearch(): void {
    this.proxies.search?.mend()
  }

  cutRedis(): void {
    this.proxies.redis?.cut()
  }

  mendRedis(): void {
    this.proxies.redis?.mend()
  }

  /**
   * Resolves when every delivery is done or a dead letter.
   *
   * @throws when none has gone on for the time, with what shows where they wait
   */
  async untilDelivered(): Promise<void> {
    const open = 'done_at IS NULL AND failed_at IS NULL'
    await untilDoneOrStuck({
      what: 'the end of each delivery',
      isDone: async () => (await this.countDeliveries(open)) === 0,
      progress: async () => `${await this.deliveriesProgress()} ${this.process?.said().length ?? 0}`,
    }).catch(async (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      const left = await this.countDeliveries(open)
      const waiting = await this.countDeliveries(`${open} AND added_at IS NULL`)
      const failed = await this.countDeliveries('done_at IS NULL AND failed_at IS NULL AND attempts > 0')
      throw new Error(
        `${message}; ${left} are open, ${waiting} are not in the queue yet, ${failed} have failed before. The workers said last:\n${this.process?.said().slice(-4000) ?? 'nothing, none runs'}`,
        { cause: error },
      )
    })
  }

  /** Not the time of the last add: the sweep may add the same delivery again and again. */
  private async deliveriesProgress(): Promise<string> {
    const { rows } = await sql<{ progress: string }>`
      SELECT concat_ws(' ', count(added_at), count(coalesce(done_at, failed_at)), sum(attempts + runs_after_crash)) AS progress FROM outbox_deliveries
    `.execute(this.db.database)
    return rows[0]?.progress ?? ''
  }

  async countDeliveries(condition: string): Promise<number> {
    const { rows } = await sql<{
      count: number
    }>`SELECT count(*) AS count FROM outbox_deliveries WHERE ${sql.raw(condition)}`.execute(this.db.database)
    return rows[0]?.count ?? 0
  }

  /** id to revision, of everything that can be found. */
  async indexed(): Promise<Map<number, number>> {
    const found = new Map<number, number>()
    for (let offset = 0; ; offset += PAGE) {
      const { hits } = await this.engine.search(dictionaryIndex, {
        text: '',
        sort: { field: 'sortKey', direction: 'asc' },
        offset,
        limit: PAGE,
      })
      for (const { document } of hits) {
        if (found.has(document.id)) throw new Error(`article ${document.id} is in the index twice`)
        found.set(document.id, document.revision)
      }
      if (hits.length < PAGE) return found
    }
  }

  async close(): Promise<void> {
    await this.process?.stop()
    await this.engine.drop(dictionaryIndex).catch(() => undefined)
    await this.engine.close()
    await this.proxies.redis?.close()
    await this.proxies.search?.close()
    await this.db.drop()
    await rm(this.environment['VITRINE_DATA_DIR'] ?? '', { recursive: true, force: true })
  }
}

const PAGE = 500

async function proxyTo(url: string | undefined): Promise<CuttableProxy | null> {
  if (!url) return null
  const { hostname, port, protocol } = new URL(url)
  return await cuttableProxy({
    host: hostname,
    port: Number(port || (protocol.startsWith('redis') ? 6379 : 9200)),
  })
}

function through(url: string, proxy: CuttableProxy): string {
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String(proxy.port)
  return address.href
}
