import { withTimeout } from './with-timeout.ts'

/** One thing that a process needs, and how to find out whether it responds. */
export interface HealthCheck {
  /** Shown to operators: `postgres`, `search`. */
  name: string
  /** Resolves when the part responds, rejects with what is wrong. */
  run: (signal: AbortSignal) => Promise<unknown>
  /**
   * False where the product goes on without the part (search): it is then `degraded`, and still ready.
   * Default true.
   */
  essential?: boolean
  /** Default 2000 ms. */
  timeoutMs?: number
}

export interface CheckResult {
  name: string
  status: 'up' | 'down'
  essential: boolean
  milliseconds: number
  /** Why it is down. */
  error?: string
}

export interface HealthReport {
  /** `degraded`: something that the product can do without for a while is down. */
  status: 'up' | 'degraded' | 'down'
  checks: CheckResult[]
}

/** Runs all checks at once; one that hangs is down after its time. Never throws. */
export async function runHealthChecks(checks: readonly HealthCheck[]): Promise<HealthReport> {
  const results = await Promise.all(checks.map(runCheck))
  const down = results.filter(({ status }) => status === 'down')
  const status = down.length === 0 ? 'up' : down.some(({ essential }) => essential) ? 'down' : 'degraded'
  return { status, checks: results }
}

async function runCheck({
  name,
  run,
  essential = true,
  timeoutMs = 2000,
}: HealthCheck): Promise<CheckResult> {
  const begin = performance.now()
  const abort = new AbortController()
  const result = (status: CheckResult['status']) => ({
    name,
    status,
    essential,
    milliseconds: Math.round(performance.now() - begin),
  })
  try {
    await withTimeout(run(abort.signal), {
      milliseconds: timeoutMs,
      message: `no response within ${timeoutMs} ms`,
    })
    return result('up')
  } catch (error) {
    abort.abort()
    return { ...result('down'), error: describe(error) }
  }
}

/** Node's connection errors often have no message but a code, or wrap one error an address. */
function describe(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
