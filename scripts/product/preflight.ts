import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Config } from '@vitrine/platform/config'
import pg from 'pg'
import { CannotGoOn } from './failure.ts'
import { dataFiles } from './settings.ts'

const readme = `This folder holds the data of a Vitrine that runs on this machine: database, pictures, mails, logs, accounts.
"npm run reset" in the project's folder empties it.
`

/** Makes the data folder. @throws CannotGoOn when nothing can be written there */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    makeFolder(dataFiles(dataDir).logs, 0o700)
    const probe = join(dataDir, '.probe')
    writeFileSync(probe, '')
    rmSync(probe)
    writeFileSync(dataFiles(dataDir).readme, readme)
  } catch (error) {
    throw new CannotGoOn(
      `Vitrine cannot write to its data folder ${dataDir} (${codeOf(error)}). Set VITRINE_DATA_DIR to a folder it may write to.`,
    )
  }
}

/** Without this much an embedded database cannot even put in order what a full disk has left behind. */
const ROOM_BYTES = 64_000_000

/** @throws CannotGoOn when the disk of an embedded database is full */
export function databaseNeedsRoom(dataDir: string, freeBytes = freeIn(dataDir)): void {
  if (freeBytes >= ROOM_BYTES) return
  throw new CannotGoOn(
    `The disk of the data folder ${dataDir} is full: the database needs ${ROOM_BYTES / 1_000_000} MB of room to start. Make room on it and start again; nothing is lost.`,
  )
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * With what is missing above it. Node's own recursive mkdir never returns where the system responds with
 * ENOENT (below /proc).
 */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode })
}

/** @throws CannotGoOn when somebody listens there already */
export async function portMustBeFree(host: string, port: number): Promise<void> {
  const failure = await new Promise<string | null>((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
  if (failure === null) return
  if (failure === 'EADDRINUSE')
    throw new CannotGoOn(
      `Port ${port} is taken by another program. Choose another, for example: PORT=${port + 1} npm start`,
    )
  if (failure === 'EACCES')
    throw new CannotGoOn(
      `This user may not listen on port ${port}. Choose one above 1023, for example: PORT=3000 npm start`,
    )
  throw new CannotGoOn(
    `Vitrine cannot listen on ${host}:${port} (${failure}). HOST and PORT say where it should.`,
  )
}

/** What the settings name must respond, before anything that takes long. @throws CannotGoOn */
export async function namedServersMustRespond(config: Config): Promise<void> {
  if (config.DATABASE_URL) await databaseMustRespond(config.DATABASE_URL)
  else if (config.isProduction)
    throw new CannotGoOn(
      'NODE_ENV=production needs DATABASE_URL: the embedded database is for trying things out.',
    )
  if (config.isProduction && !config.publicUrl.startsWith('https:') && !config.ALLOW_INSECURE_PUBLIC_URL) {
    throw new CannotGoOn(
      'NODE_ENV=production needs a PUBLIC_URL that begins with https://, or sign-ins travel in the open. For a trial without TLS set ALLOW_INSECURE_PUBLIC_URL=true.',
    )
  }
  if (config.isProduction && !config.SMTP_URL)
    throw new CannotGoOn(
      'NODE_ENV=production needs SMTP_URL: without it mails are kept in the data folder, where nobody gets them.',
    )
  if (config.REDIS_URL) await redisMustRespond(new URL(config.REDIS_URL))
}

async function databaseMustRespond(url: string): Promise<void> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
  } catch (error) {
    throw new CannotGoOn(`The database of DATABASE_URL cannot be used: ${messageOf(error)}.`)
  }
}

async function redisMustRespond({ hostname, port }: URL): Promise<void> {
  const failure = await new Promise<string | null>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 6379, timeout: 5000 })
    const response = (result: string | null) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => response(null))
    socket.once('timeout', () => response('no response within 5 s'))
    socket.once('error', (error) => response(messageOf(error)))
  })
  if (failure) throw new CannotGoOn(`The Redis of REDIS_URL cannot be reached: ${failure}.`)
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? ((error.message || codeOf(error)).split('\n')[0] ?? '') : String(error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
