/** What the Postgres engine needs of a database. `packages/database` has one for a pool. */
export interface SqlExecutor extends SqlConnection {
  /** Runs on one connection, in one transaction: rolled back where `run` throws. */
  transaction<Result>(run: (connection: SqlConnection) => Promise<Result>): Promise<Result>

  /**
   * Runs readers on one connection, on which the given settings of the server hold: meanwhile, and perhaps
   * afterwards.
   */
  reading(
    settings: Readonly<Record<string, string>>,
  ): <Result>(run: (connection: SqlConnection) => Promise<Result>) => Promise<Result>
}

export interface SqlConnection {
  /** Rows as the driver gives them; the caller parses them. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
}
