import type { ErrorCode, FieldErrorCode } from '@vitrine/contracts/errors'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'

/** What is told to whoever was a moment too late, where the rules of the command had seen nothing yet. */
export interface Refusal {
  code: ErrorCode
  /** The field that a form marks. */
  field?: string
  fieldCode?: FieldErrorCode
  /** Default: the code's own. */
  message?: string
}

/**
 * By the constraint's name in the database. Null says that its violation is a fault of ours, not of the
 * caller's: two random secrets that are the same.
 */
export type ConstraintRefusals = Readonly<Record<string, Refusal | null>>

export const CONSTRAINT_REFUSALS = Symbol('constraint refusals')

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
/** What a foreign key that restricts says since Postgres 18. */
const RESTRICT = '23001'
const CHECK = '23514'
const EXCLUSION = '23P01'

/** Of what no area says anything more exact. */
const inGeneral: Readonly<Record<string, Refusal>> = {
  [FOREIGN_KEY]: { code: 'STATUS_CONFLICT', message: 'The record that this refers to no longer exists.' },
  [RESTRICT]: { code: 'IN_USE' },
  [CHECK]: { code: 'STATUS_CONFLICT' },
  [EXCLUSION]: { code: 'STATUS_CONFLICT' },
  // Races that were repeated and lost each time.
  '40P01': { code: 'SERVICE_UNAVAILABLE' },
  '40001': { code: 'SERVICE_UNAVAILABLE' },
}

/** The documented error for a violated constraint; null for everything else, which stays what it is. */
export function refusalOf(error: unknown, refusals: ConstraintRefusals): AppError | null {
  const failure = postgresFailure(error)
  if (!failure) return null
  const refusal = refusalOfFailure(failure, refusals)
  if (!refusal) return null
  const { code, field, fieldCode = 'exists', message } = refusal
  if (field !== undefined) return fieldRefused(code, field, fieldCode, message ?? '')
  return new AppError(code, { cause: error, ...(message !== undefined && { message }) })
}

function refusalOfFailure(
  { code, constraint, detail }: PostgresFailure,
  refusals: ConstraintRefusals,
): Refusal | undefined {
  // A foreign key is violated from both of its ends; the entry tells of the one that refers.
  if (code === FOREIGN_KEY && detail?.includes('still referenced')) return { code: 'IN_USE' }
  const own = constraint === undefined ? undefined : refusals[constraint]
  if (own === null) return undefined
  if (own !== undefined && [UNIQUE, FOREIGN_KEY, CHECK, EXCLUSION].includes(code)) return own
  return inGeneral[code]
}

/** What Postgres says of a statement that it refused. */
interface PostgresFailure {
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
