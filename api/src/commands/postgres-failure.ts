/** What Postgres says of a statement that it refused. */
export interface PostgresFailure {
  /** SQLSTATE. */
  code: string
  constraint: string | undefined
  detail: string | undefined
}

const SQLSTATE = /^[0-9A-Z]{5}$/

/** Null for every error that did not come from Postgres. */
export function postgresFailure(error: unknown): PostgresFailure | null {
  if (
    !(error instanceof Error) ||
    !('code' in error) ||
    typeof error.code !== 'string' ||
    !SQLSTATE.test(error.code)
  )
    return null
  return { code: error.code, constraint: textOf(error, 'constraint'), detail: textOf(error, 'detail') }
}

function textOf(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}
