import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@vitrine/platform/config'
import { freePort } from '@vitrine/platform/free-port'
import { whereThereIsRoom } from '../services/where-there-is-room.ts'
import { bundlePath } from './build.ts'
import type { ClaimedInstance, Instance } from './instance.ts'
import { identify } from './process-identity.ts'
import { dataFiles, type Environment } from './settings.ts'
import { supervise, type SupervisedProcess } from './supervised-process.ts'

/** Of `STOP_SECONDS`, what the database needs to stop after api and workers. */
const DATABASE_STOP_MS = 3_000

export interface Product {
  untilReady(): Promise<void>
  stop(): Promise<void>
  kill(): void
}

/** Starts the processes of the wanted roles on a migrated database. */
export async function startProduct(
  config: Config,
  environment: Environment,
  instance: ClaimedInstance | null,
): Promise<Product> {
  const children = new Map<string, Instance['children'][number]>()
  const plans = await planRoles(config)
  instance?.update({
    operations: Object.fromEntries(
      plans.map(({ role, operationsPort }) => [role, `http://127.0.0.1:${operationsPort}`]),
    ),
  })
  const processes: SupervisedProcess[] = plans.map(({ role, heapMegabytes, operationsPort, readyUrl }) => {
    const output = processOutput(config, role)
    return supervise({
      role,
      heapMegabytes,
      readyUrl,
      script: bundlePath(role),
      environment: { ...environment, OPERATIONS_PORT: String(operationsPort) },
      output: (_, chunk) => output(chunk),
      onStart: (_, pid) => {
        children.set(role, { role, ...identify(pid) })
        instance?.update({ children: [...children.values()] })
      },
      onCrash: (_, how, restartInMs) =>
        console.error(`${role} ${how}; it starts again in ${restartInMs / 1000} s.`),
    })
  })
  return {
    untilReady: async () => {
      await Promise.all(processes.map((each) => each.untilReady()))
    },
    stop: async () => {
      await Promise.all(processes.map((each) => each.stop(config.STOP_SECONDS * 1000 - DATABASE_STOP_MS)))
    },
    kill: () => {
      for (const each of processes) each.kill()
    },
  }
}

/**
 * Where a process' output goes: in production to our own, whole; else to a file, and only what matters to the
 * screen.
 */
function processOutput(config: Config, role: string): (chunk: string) => void {
  if (config.isProduction) return (chunk) => process.stdout.write(chunk)
  const file = openLogFile(join(dataFiles(config.dataDir).logs, `${role}.log`))
  const screen = lineSplitter((line) => {
    const shown = screenLine(role, line)
    if (shown !== null) console.error(shown)
  })
  let hadRoom = true
  return (chunk) => {
    const hasRoom = file.write(chunk)
    if (!hasRoom && hadRoom)
      console.error(
        `${role}: the disk of the data folder is full. Nothing can be saved and nothing is logged until there is room on it again.`,
      )
    hadRoom = hasRoom
    screen.push(chunk)
  }
}

const LIMIT_BYTES = 20 * 1024 * 1024

interface LogFile {
  /** Whether it was written: on a full disk it is not, and the process that logs goes on. */
  write(chunk: string): boolean
  close(): void
}

/** Appends to a file; at 20 MB it becomes `<file>.1`, replacing the one before. */
export function openLogFile(file: string): LogFile {
  let size = existsSync(file) ? statSync(file).size : 0
  let descriptor = openSync(file, 'a')
  const append = (chunk: string) => {
    if (size > LIMIT_BYTES) {
      renameSync(file, `${file}.1`)
      const next = openSync(file, 'a')
      closeSync(descriptor)
      descriptor = next
      size = 0
    }
    size += writeSync(descriptor, chunk)
  }
  return {
    write: (chunk) => whereThereIsRoom(() => append(chunk)),
    close: () => closeSync(descriptor),
  }
}

/** Splits a stream of text into whole lines. */
function lineSplitter(onLine: (line: string) => void): { push(chunk: string): void; end(): void } {
  let rest = ''
  return {
    push: (chunk) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    },
    end: () => {
      if (rest !== '') onLine(rest)
      rest = ''
    },
  }
}

const ERROR = 50

/**
 * What of a process' log line belongs on the screen: errors in a few words, never the rest. Null shows
 * nothing.
 */
function screenLine(role: string, line: string): string | null {
  if (line.trim() === '') return null
  const entry = parse(line)
  if (!entry) return `${role}: ${line}`
  if (typeof entry['level'] !== 'number' || entry['level'] < ERROR) return null
  const cause = entry['err'] ?? entry['error']
  const reason =
    typeof cause === 'object' && cause !== null && 'message' in cause ? `: ${String(cause.message)}` : ''
  const requestId = typeof entry['requestId'] === 'string' ? ` (request ${entry['requestId']})` : ''
  const message = typeof entry['msg'] === 'string' ? entry['msg'] : ''
  return `${role}: ${message}${reason}${requestId}`
}

function parse(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null
  } catch {
    return null
  }
}

type Role = Config['ROLES'][number]

interface RolePlan {
  role: Role
  heapMegabytes: number
  operationsPort: number
  /** Responds with 200 when the process does its work. */
  readyUrl: string
}

const heapMegabytesOf: Record<Role, number> = { api: 384, workers: 320 }

/**
 * Each process has its own operations server: the given port for the first, the next for the second, or free
 * ones.
 */
async function planRoles({
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
    plans.push({ role, heapMegabytes: heapMegabytesOf[role], operationsPort, readyUrl })
  }
  return plans
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
