import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { JoinedStatements, type Statement } from './joined-statements.ts'
import { goesWithNext, preparedName } from './prepared.ts'

/** Begins a transaction with its first statement. */
const BEGIN_WITH_NEXT = 'begin/*with the next*/'

/** As Kysely ends them. */
const [COMMIT, ROLLBACK] = ['commit', 'rollback']

const begin: Statement = { text: 'begin', name: 'begin', values: [] }
const commit: Statement = { text: COMMIT, name: COMMIT, values: [] }

/**
 * A connection that gives marked statements a name, by which the driver prepares them, and that sends those
 * which nobody waits for together with the next: a transaction's BEGIN, and what is marked so.
 */
export class Client extends pg.Client {
  private isInTransaction = false
  private waiting: Statement[] = []
  /** Ends when no statement stands between its turn and the driver's queue. */
  private following: Promise<unknown> = Promise.resolve()

  /** Sends a statement, or keeps it for the next. */
  send(text: string, values: unknown[] | undefined): Promise<unknown> {
    if (text === BEGIN_WITH_NEXT) return this.beginWithNext()
    if (text === COMMIT || text === ROLLBACK) return this.endTransaction(text)
    const name = preparedName(text)
    if (this.isInTransaction && goesWithNext(text) && values?.every(isPlain))
      return this.keep({ text, name, values })
    if (this.waiting.length === 0) return this.sendAlone(name === undefined ? text : { name, text }, values)
    if (name !== undefined || (values?.length ?? 0) > 0)
      return this.sendWaitingWith({ text, name, values: values ?? [] })
    const waited = this.sendWaiting()
    // The transaction's end, which comes past the caller's own order, must not overtake it.
    this.following = waited.catch(() => undefined)
    return waited.then(() => this.sendAlone(text, values))
  }

  /** What waits is nothing for a statement that is more than a text. @throws Error where something waits */
  assertNothingWaits(): void {
    if (this.waiting.length > 0)
      throw new Error('a statement waits for the next one, and this one cannot take it along')
  }

  private beginWithNext(): Promise<unknown> {
    this.isInTransaction = true
    return this.keep(begin)
  }

  /** A transaction that has sent nothing needs no end. */
  private endTransaction(how: string): Promise<unknown> {
    this.isInTransaction = false
    const { waiting } = this
    const hasBegun = waiting[0] !== begin
    if (how === COMMIT && (hasBegun ? waiting.length > 0 : waiting.length > 1))
      return this.sendWaitingWith(commit)
    this.waiting = []
    return hasBegun
      ? this.following.then(() => this.sendAlone(how))
      : Promise.resolve(emptyResult(how.toUpperCase()))
  }

  private keep(statement: Statement): Promise<unknown> {
    this.waiting.push(statement)
    return Promise.resolve(emptyResult(''))
  }

  private sendWaitingWith(last: Statement): Promise<unknown> {
    const { waiting } = this
    this.waiting = []
    const sent = Promise.withResolvers<pg.QueryResult>()
    const joined = new JoinedStatements(waiting, last, (error, result) => {
      if (error) sent.reject(error)
      else sent.resolve(result)
    })
    Reflect.apply(pg.Client.prototype.query, this, [joined])
    return sent.promise
  }

  private async sendWaiting(): Promise<void> {
    const last = this.waiting.pop()
    if (last) await this.sendWaitingWith(last)
  }

  private sendAlone(...given: unknown[]): Promise<unknown> {
    return Reflect.apply(pg.Client.prototype.query, this, given)
  }
}

// Defined by hand, because the driver's types of `query` are many signatures that only the driver itself can
// tell apart.
Object.defineProperty(Client.prototype, 'query', {
  configurable: true,
  writable: true,
  value(this: Client, text: unknown, ...rest: unknown[]): unknown {
    const [values] = rest
    // Whoever gives a callback waits for nothing that is kept.
    if (typeof text === 'string' && rest.length <= 1 && (values === undefined || Array.isArray(values)))
      return this.send(text, values)
    this.assertNothingWaits()
    const name = typeof text === 'string' ? preparedName(text) : undefined
    return Reflect.apply(pg.Client.prototype.query, this, [
      name === undefined ? text : { name, text },
      ...rest,
    ])
  },
})

/** Postgres by the connections above: a transaction begins with its first statement. */
export class JoiningDialect extends PostgresDialect {
  private readonly config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.config = config
  }

  override createDriver(): Driver {
    return new JoiningDriver(this.config)
  }
}

class JoiningDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) await super.beginTransaction(connection, settings)
    else await connection.executeQuery(CompiledQuery.raw(BEGIN_WITH_NEXT))
  }
}

/**
 * The driver turns these into parameters without a chance to fail. Another value is sent at once, where its
 * failure has somebody who hears of it.
 */
function isPlain(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    typeof value !== 'object' ||
    value instanceof Date ||
    Buffer.isBuffer(value) ||
    (Array.isArray(value) && value.every(isPlain))
  )
}

function emptyResult(command: string) {
  return { command, rowCount: 0, rows: [], fields: [] }
}
