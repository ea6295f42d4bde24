import pg from 'pg'

/** A statement as the driver takes it. */
export interface Statement {
  text: string
  name: string | undefined
  values: unknown[]
}

export type Connection = pg.Connection & {
  stream: { cork(): void; uncork(): void }
  submittedNamedStatements: Record<string, string>
}

/** What the driver's queries have, and its types do not know. */
interface DriverQuery {
  name?: string
  text: string
  submit(connection: Connection): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handlePortalSuspended(connection: Connection): void
  handleCopyInResponse(connection: Connection): void
  handleCopyData(message: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

type Done = (error: Error | null | undefined, result: pg.QueryResult) => void

/**
 * Statements that are sent as one unit, with one Sync of the protocol at their end. Once one fails, Postgres
 * passes over those that follow it in the unit: what comes after a BEGIN or an INSERT never runs without it.
 * The driver's own pipeline puts a Sync behind each and would run them. A unit that ends with COMMIT is
 * committed also where its connection is closed while Postgres runs it: then the caller has an error, and the
 * outcome is unknown as after any COMMIT without a response.
 */
export class JoinedStatements implements pg.Submittable {
  private readonly parts: readonly DriverQuery[]
  private readonly last: DriverQuery
  private at = 0

  /** @param done is called once, with the result of the last statement or the error of the first that fails */
  constructor(first: readonly Statement[], last: Statement, done: Done) {
    this.last = queryOf(last, done)
    this.parts = [...first.map((statement) => queryOf(statement)), this.last]
  }

  /** The driver notes by these what a connection has prepared. */
  get name(): string | undefined {
    return this.current.name
  }
  get text(): string {
    return this.current.text
  }
  get _result(): unknown {
    return Reflect.get(this.last, '_result')
  }

  readonly submit = (given: pg.Connection): Error | null => {
    const connection = given as Connection
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as Connection
    connection.stream.cork()
    try {
      for (const part of this.parts) part.submit(part === this.last ? connection : withoutSync)
      return null
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.current.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.current.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.current.handleCommandComplete(message, connection)
    if (this.current !== this.last) this.at += 1
  }

  handleEmptyQuery(connection: Connection): void {
    this.current.handleEmptyQuery(connection)
  }

  handlePortalSuspended(connection: Connection): void {
    this.current.handlePortalSuspended(connection)
  }

  handleCopyInResponse(connection: Connection): void {
    this.current.handleCopyInResponse(connection)
  }

  handleCopyData(message: unknown, connection: Connection): void {
    this.current.handleCopyData(message, connection)
  }

  handleReadyForQuery(connection: Connection): void {
    this.last.handleReadyForQuery(connection)
  }

  /** What was passed over is not prepared either. */
  handleError(error: Error, connection: Connection): void {
    for (const { name } of this.parts.slice(this.at))
      if (name !== undefined) delete connection.submittedNamedStatements[name]
    this.last.handleError(error, connection)
  }

  private get current(): DriverQuery {
    return this.parts[this.at] ?? this.last
  }
}

/** BEGIN and COMMIT have no values and go by the same messages as the others. */
function queryOf(statement: Statement, done?: Done): DriverQuery {
  return new pg.Query({
    ...statement,
    queryMode: 'extended',
    callback: done,
  } as pg.QueryConfig) as unknown as DriverQuery
}
