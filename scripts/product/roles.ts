import type { Config } from '@vitrine/platform/config'
import { freePort } from '../services/free-port.ts'

export type Role = Config['ROLES'][number]

interface RolePlan {
  role: Role
  heapMegabytes: number
  operationsPort: number
  /** Responds with 200 when the process does its work. */
  readyUrl: string
}

const heapMegabytes: Record<Role, number> = { api: 384, workers: 320 }

/**
 * Each process has its own operations server: the given port for the first, the next for the second, or free
 * ones.
 */
export async function planRoles({
  ROLES,
  OPERATIONS_PORT,
  OPERATIONS_HOST,
  PORT,
  HOST,
}: Config): Promise<RolePlan[]> {
  const plans: RolePlan[] = []
  for (const [position, role] of ROLES.entries()) {
    const operationsPort = OPERATIONS_PORT ? OPERATIONS_PORT + position : await freePort()
    const host =
      role === 'api' ? `${reachable(HOST)}:${PORT}` : `${reachable(OPERATIONS_HOST)}:${operationsPort}`
    const readyUrl = `http://${host}/health/ready`
    plans.push({ role, heapMegabytes: heapMegabytes[role], operationsPort, readyUrl })
  }
  return plans
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
