import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PgNotification, PgPoolClient, PgQueryResult } from 'bullmq'
import pg from 'pg'

const RETRY_MS = 250
const KEEP_ALIVE_MS = 10_000

/**
 * One connection that listens for new jobs, for all workers of a process. When it is lost, each worker is
 * told by an error of its client, asks for a client again, and listens on the connection that replaces it.
 */
export class ListeningConnection {
  private readonly url: string
  private readonly prepare: () => Promise<void>
  private readonly clients = new Set<ListeningClient>()
  private readonly closing = new AbortController()
  private connection: Promise<pg.Client> | null = null
  private lastTurn: Promise<unknown> = Promise.resolve()

  /** @param prepare what has to be there before anything is asked; may be called again and again */
  constructor(url: string, prepare: () => Promise<void>) {
    this.url = url
    this.prepare = prepare
  }

  /** At once: what it is asked waits until the server responds. */
  client(): ListeningClient {
    const client = new ListeningClient(
      (text, params) => this.query(client, text, params),
      () => this.clients.delete(client),
    )
    this.clients.add(client)
    return client
  }

  async close(): Promise<void> {
    this.closing.abort()
    const connection = await this.connection?.catch(() => null)
    this.connection = null
    await connection?.end().catch(() => undefined)
  }

  /** BullMQ remembers a first failure for ever, so an absent server is waited for. */
  private async query(
    client: ListeningClient,
    text: string,
    params?: readonly unknown[],
  ): Promise<PgQueryResult> {
    for (;;) {
      try {
        await this.prepare()
        const connection = await this.connect()
        return await this.serialize(() => connection.query(text, params && [...params]))
      } catch (error) {
        if (this.closing.signal.aborted || !this.clients.has(client) || isRefusal(error)) throw error
        await sleep(RETRY_MS, undefined, { signal: this.closing.signal })
      }
    }
  }

  /** One statement at a time, as the driver wants it. */
  private serialize<Result>(run: () => Promise<Result>): Promise<Result> {
    const ran = this.lastTurn.then(run)
    this.lastTurn = ran.catch(() => undefined)
    return ran
  }

  private connect(): Promise<pg.Client> {
    this.connection ??= this.open()
    return this.connection
  }

  private open(): Promise<pg.Client> {
    const connection = new pg.Client({
      connectionString: this.url,
      application_name: 'vitrine-queue-listener',
      // A connection that is dropped in silence is noticed in seconds.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: KEEP_ALIVE_MS,
      options: '-c search_path=bullmq',
    })
    const opened = connection.connect().then(() => connection)
    const lost = (error: Error) => {
      if (this.connection !== opened) return
      this.connection = null
      for (const client of this.clients) client.tellError(error)
    }
    connection.on('error', lost)
    connection.on('end', () => lost(new Error('the connection that listens has ended')))
    connection.on('notification', ({ channel, payload, processId }) => {
      for (const client of this.clients)
        client.emit('notification', {
          channel,
          processId,
          ...(payload !== undefined && { payload }),
        } satisfies PgNotification)
    })
    opened.catch(() => {
      if (this.connection === opened) this.connection = null
    })
    return opened
  }
}

/** What one worker takes for a connection of its own. */
class ListeningClient extends EventEmitter implements PgPoolClient {
  private readonly ask: (text: string, params?: readonly unknown[]) => Promise<PgQueryResult>
  private readonly leave: () => void

  constructor(ask: ListeningClient['ask'], leave: () => void) {
    super()
    this.ask = ask
    this.leave = leave
  }

  async query(text: string, params?: readonly unknown[]): Promise<PgQueryResult> {
    // Each worker would give the connection its own name; it is everybody's.
    if (text.includes("set_config('application_name'")) return { rows: [] }
    return await this.ask(text, params)
  }

  release(): void {
    this.leave()
  }

  tellError(error: Error): void {
    if (this.listenerCount('error') > 0) this.emit('error', error)
  }
}

/** The server has understood and said no: asking again would not help. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}
