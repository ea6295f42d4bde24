import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotGoOn } from '../product/failure.ts'
import { freePort } from '@vitrine/platform/free-port'
import { installSystemPackages, onPath } from './on-path.ts'
import { asUser } from './unprivileged-user.ts'

export interface RunningRedis {
  /** redis://127.0.0.1:port */
  url: string
  /** Kills the server as a crash would, and starts it again on the same port and folder. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * A throw-away Redis (or Valkey) on 127.0.0.1, installed when it is missing and we may. `appendOnly`: it
 * writes each change to its log and has it again after a restart; else a restart loses everything. @throws
 * CannotGoOn
 */
export async function startRedis({ appendOnly = false } = {}): Promise<RunningRedis> {
  const program = await provideRedis()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-redis-'))
  const port = await freePort()
  const log = appendOnly ? ['--appendonly', 'yes', '--appendfsync', 'everysec'] : ['--appendonly', 'no']
  const start = () =>
    startServer(program, port, [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      ...log,
    ])
  let server = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    restart: async () => {
      await server.end('SIGKILL')
      server = await start()
    },
    stop: async () => {
      await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(program: string, port: number, settings: readonly string[]) {
  const { command, args } = asUser(null, program, settings, { endsWithUs: true })
  const server = spawn(command, args, { stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await gone
  }
  const deadline = Date.now() + 60_000
  while (!(await listens(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await end('SIGKILL')
      throw new Error('Redis did not start.')
    }
    await wait(25)
  }
  return { end }
}

async function provideRedis(): Promise<string> {
  const find = () => onPath('redis-server') ?? onPath('valkey-server')
  const program = find() ?? ((await installSystemPackages('redis-server')) ? find() : null)
  if (program) return program
  throw new CannotGoOn(
    'The suites on the real stack need Redis, and it could not be installed here: run "apt-get install redis-server" as root, then try again.',
  )
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
