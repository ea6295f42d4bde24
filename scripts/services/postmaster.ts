import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { untilTakesConnections } from './until-takes-connections.ts'
import { whereThereIsRoom } from './where-there-is-room.ts'
import { asUser, type UnprivilegedUser } from './unprivileged-user.ts'

export interface PostmasterPlan {
  binary: string
  dataDir: string
  port: number
  /** False gives up crash safety for speed; for tests only. */
  durable: boolean
  /**
   * Off for tests: a worker that cleans up a database belongs to the superuser, and keeps the tests' role
   * from dropping it.
   */
  autovacuum: boolean
  user: UnprivilegedUser | null
  logFile: string
  /** Whom to ask whether the server takes connections; a refused password is a response as well. */
  probeUrl: string
}

export interface Postmaster {
  /**
   * Rejects with its last lines when it ends before, or says nothing for a minute. Recovering from its log
   * may take longer: it says so.
   */
  ready: Promise<void>
  /** Resolves with how it ended. */
  ended: Promise<string>
  stop(): Promise<void>
  /** At once; the next start recovers from the log. */
  kill(): void
}

const SILENT_FOR_MS = 60_000
/** After this long the checkpoint of an orderly end is given up; the next start recovers from the log. */
const ORDERLY_STOP_MS = 2500
const LINES_KEPT = 20

/** One process of Postgres. It ends with us, also when we are killed. */
export function launchPostmaster({
  binary,
  dataDir,
  port,
  durable,
  autovacuum,
  user,
  logFile,
  probeUrl,
}: PostmasterPlan): Postmaster {
  const args = [
    '-D',
    dataDir,
    ...settings(port, durable, autovacuum).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const server = asUser(user, binary, args, { endsWithUs: true })
  const child = spawn(server.command, server.args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      whereThereIsRoom(() => appendFileSync(logFile, chunk))
      lastLines.push(chunk.toString())
      if (lastLines.length > LINES_KEPT) lastLines.shift()
    })
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    ),
  )
  const ready = untilTakesConnections(probeUrl, {
    silentForMs: SILENT_FOR_MS,
    hasEnded,
    said: () => lastLines.join(''),
  })
  // Who waits for it is told; nobody has to.
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    stop: async () => {
      if (hasEnded()) return
      // SIGINT is Postgres' fast shutdown: open transactions are rolled back, nothing committed is lost.
      child.kill('SIGINT')
      const timer = setTimeout(() => child.kill('SIGQUIT'), ORDERLY_STOP_MS)
      await ended
      clearTimeout(timer)
    },
    kill: () => void child.kill('SIGQUIT'),
  }
}

function settings(port: number, durable: boolean, autovacuum: boolean): [string, string][] {
  return [
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['port', String(port)],
    // Tests run many suites and worker processes at once on one server.
    ['max_connections', durable ? '120' : '400'],
    ['shared_buffers', '128MB'],
    ['work_mem', '16MB'],
    ['maintenance_work_mem', '128MB'],
    ['max_wal_size', '1GB'],
    ['jit', 'off'],
    ['shared_preload_libraries', 'pg_stat_statements'],
    ['autovacuum', autovacuum ? 'on' : 'off'],
    ...(durable
      ? []
      : ([
          ['fsync', 'off'],
          ['synchronous_commit', 'off'],
          ['full_page_writes', 'off'],
          // Each connection would take 4,096 rounds of a hash to prove that it knows the password.
          ['scram_iterations', '1'],
        ] satisfies [string, string][])),
  ]
}
