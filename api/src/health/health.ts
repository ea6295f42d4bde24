import type { Database } from '@vitrine/database/database'
import { runHealthChecks, type HealthCheck } from '@vitrine/platform/health'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { SearchEngine } from '@vitrine/search/search-engine'

/** A server that was killed is back within a few seconds. */
const RETRY_AFTER_SECONDS = 5

/** What the api cannot do without (Postgres), and what it goes on without (search). */
export function healthChecks({
  database,
  engine,
}: {
  database: Database
  engine: SearchEngine
}): HealthCheck[] {
  return [
    { name: 'postgres', run: () => sql`SELECT 1`.execute(database) },
    {
      name: 'search',
      essential: false,
      run: async () => {
        if (!(await engine.isAvailable())) throw new Error(`${engine.name} does not respond`)
      },
    },
  ]
}

/** Whoever asks too often is still told: a load balancer may share its network address with a flood. */
const NEVER_LIMITED = { config: { rateLimit: false } }

/**
 * For load balancers: whether the process lives, and what it lacks by name. The details are on the operations
 * port.
 */
export function registerHealth(fastify: FastifyInstance, checks: readonly HealthCheck[]): void {
  fastify.get(
    '/health/live',
    NEVER_LIMITED,
    async (_, reply) => await reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  fastify.get('/health/ready', NEVER_LIMITED, async (_, reply) => {
    const report = await runHealthChecks(checks)
    const down = report.checks.filter(({ status }) => status === 'down').map(({ name }) => name)
    if (report.status === 'down') void reply.status(503).header('retry-after', String(RETRY_AFTER_SECONDS))
    return await reply.header('cache-control', 'no-store').send({ status: report.status, down })
  })
}
