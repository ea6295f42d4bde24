import { spawn } from 'node:child_process'
import { cpSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../product/settings.ts'
import { findJdk } from './jdk.ts'
import { asUser, giveTo, unprivilegedUser } from './unprivileged-user.ts'

/** What differs between the two servers of one family. */
export interface SearchDistribution {
  name: string
  /** Its folder; unpacked on the first call. */
  home(): Promise<string>
  /** From the folder. */
  program: string
  environment(paths: { javaHome: string; config: string; tmp: string; javaOptions: string }): Environment
  /** Settings beside those of every node. */
  settings: Readonly<Record<string, string | number | boolean>>
}

export interface SearchNodeOptions {
  /** Holds data, logs and configuration; made where there is none. */
  dataDir: string
  /** The transport port is this plus 100. */
  port: number
  heapMb?: number
  /** For minutes of small requests: what would only pay under load later on is left out. */
  isBrief?: boolean
  /** The one user of a node that asks for a password; without it nobody is asked. */
  user?: { name: string; password: string }
}

export interface SearchNode {
  url: string
  stop(): Promise<void>
}

/**
 * Without a line of its log for so long, a start hangs. It takes 15 s on free cores and minutes on crowded
 * ones; one that failed is noticed at once, by the end of the process.
 */
const SILENT_MS = 120_000
const STOP_TIMEOUT_MS = 15_000
/** Compiling took a third of the processor time of the contract's tests: 107 s became 71. */
const BRIEF = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** Starts one node on 127.0.0.1 and resolves when it takes requests. It is killed when this process exits. */
export async function startSearchNode(
  distribution: SearchDistribution,
  { dataDir, port, heapMb = 512, isBrief = false, user }: SearchNodeOptions,
): Promise<SearchNode> {
  const { name } = distribution
  const home = await distribution.home()
  const folders = prepareFolders(home, dataDir, { isBrief, user })
  // Both refuse to run as root.
  const owner = unprivilegedUser()
  giveTo(owner, dataDir)
  const url = `http://127.0.0.1:${port}`
  if (await responds(url, user)) throw new Error(`${name}: port ${port} is taken`)

  const { command, args } = asUser(
    owner,
    join(home, distribution.program),
    settings(distribution, folders, port, user !== undefined),
  )
  const javaOptions = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, ...(isBrief ? BRIEF : [])].join(' ')
  const node = spawn(command, args, {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      ...distribution.environment({
        javaHome: findJdk(21),
        config: folders.config,
        tmp: folders.tmp,
        javaOptions,
      }),
    },
  })
  const log = createWriteStream(join(folders.logs, 'console.log'))
  node.stdout.pipe(log)
  node.stderr.pipe(log)
  let logged = 0
  node.stdout.on('data', (chunk: Buffer) => (logged += chunk.length))
  const killOnExit = () => void node.kill('SIGKILL')
  process.once('exit', killOnExit)
  const ended = new Promise<void>((resolve) => node.once('close', () => resolve()))

  const stop = async () => {
    process.off('exit', killOnExit)
    node.kill('SIGTERM')
    const stopped = await Promise.race([
      ended.then(() => true),
      sleep(STOP_TIMEOUT_MS, false, { ref: false }),
    ])
    if (!stopped) node.kill('SIGKILL')
    await ended
  }
  try {
    await waitUntilUp(url, user, {
      hasEnded: () => node.exitCode !== null || node.signalCode !== null,
      logged: () => logged,
    })
  } catch (error) {
    await stop()
    throw new Error(`${name} did not start; see ${folders.logs}`, { cause: error })
  }
  return { url, stop }
}

interface Folders {
  config: string
  data: string
  logs: string
  tmp: string
}

function prepareFolders(
  home: string,
  dataDir: string,
  { isBrief, user }: Pick<SearchNodeOptions, 'isBrief' | 'user'>,
): Folders {
  const folders = {
    config: join(dataDir, 'config'),
    data: join(dataDir, 'data'),
    logs: join(dataDir, 'logs'),
    tmp: join(dataDir, 'tmp'),
  }
  for (const folder of [folders.data, folders.logs, folders.tmp]) mkdirSync(folder, { recursive: true })
  // Its own copy: the node writes a keystore into its configuration folder, and logs into the distribution's.
  cpSync(join(home, 'config'), folders.config, { recursive: true })
  const jvmOptions = join(folders.config, 'jvm.options')
  const lines = readFileSync(jvmOptions, 'utf8').split('\n')
  writeFileSync(
    jvmOptions,
    lines
      // A virtual machine takes one collector.
      .filter((line) => !(isBrief && line.endsWith('-XX:+UseG1GC')))
      .map((line) => line.replaceAll(/(?:logs\/)?(gc\.log|hs_err_pid)/g, `${folders.logs}/$1`))
      .join('\n'),
  )
  if (user) {
    // The file realm compares a password that carries no hash's mark as it stands, which is enough for a
    // throw-away node.
    writeFileSync(join(folders.config, 'users'), `${user.name}:${user.password}\n`)
    writeFileSync(join(folders.config, 'users_roles'), `superuser:${user.name}\n`)
  }
  return folders
}

function settings(
  { settings: own }: SearchDistribution,
  folders: Folders,
  port: number,
  isSecured: boolean,
): string[] {
  const values = {
    'path.data': folders.data,
    'path.logs': folders.logs,
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': port + 100,
    'discovery.type': 'single-node',
    // A developer's full disk must not turn indexes read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
    ...own,
    ...(isSecured && { 'xpack.security.enabled': true }),
  }
  return Object.entries(values).map(([name, value]) => `-E${name}=${value}`)
}

async function waitUntilUp(
  url: string,
  user: SearchNodeOptions['user'],
  node: { hasEnded: () => boolean; logged: () => number },
): Promise<void> {
  let before = -1
  let deadline = 0
  while (!(await responds(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`, user))) {
    if (node.hasEnded()) throw new Error('the process ended')
    if (node.logged() !== before) {
      before = node.logged()
      deadline = Date.now() + SILENT_MS
    }
    if (Date.now() > deadline) throw new Error(`no response, and nothing logged for ${SILENT_MS / 1000} s`)
    await sleep(250)
  }
}

async function responds(url: string, user: SearchNodeOptions['user']): Promise<boolean> {
  try {
    const authorization = user && `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`
    const response = await fetch(url, {
      signal: AbortSignal.timeout(3000),
      headers: authorization ? { authorization } : {},
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
