import { spawn } from 'node:child_process'
import { cpSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureOpenSearch } from './opensearch-distribution.ts'
import { findJdk } from './jdk.ts'
import { asUser, giveTo, unprivilegedUser } from './unprivileged-user.ts'

export interface OpenSearchOptions {
  /** Holds data, logs and configuration; made where there is none. */
  dataDir: string
  /** The transport port is this plus 100. */
  port: number
  heapMb?: number
}

/** 15 s on free cores, minutes on crowded ones; a start that failed is noticed at once, by the end of the process. */
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 15_000

/** Starts one OpenSearch node on 127.0.0.1 and answers when it takes requests. It is killed when this process exits. */
export async function startOpenSearch({ dataDir, port, heapMb = 512 }: OpenSearchOptions): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = await ensureOpenSearch()
  // OpenSearch refuses to run as root.
  const user = unprivilegedUser()
  const folders = prepareFolders(home, dataDir)
  giveTo(user, dataDir)
  const url = `http://127.0.0.1:${port}`
  if (await answers(url)) throw new Error(`OpenSearch: port ${port} is taken`)

  const { command, args } = asUser(user, join(home, 'bin/opensearch'), settings(folders, port))
  const node = spawn(command, args, {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      OPENSEARCH_JAVA_HOME: findJdk(21),
      OPENSEARCH_PATH_CONF: folders.config,
      OPENSEARCH_TMPDIR: folders.tmp,
      OPENSEARCH_JAVA_OPTS: `-Xms${heapMb}m -Xmx${heapMb}m`,
    },
  })
  const log = createWriteStream(join(folders.logs, 'console.log'))
  node.stdout.pipe(log)
  node.stderr.pipe(log)
  const killOnExit = () => void node.kill('SIGKILL')
  process.once('exit', killOnExit)
  const ended = new Promise<void>((resolve) => node.once('close', () => resolve()))

  const stop = async () => {
    process.off('exit', killOnExit)
    node.kill('SIGTERM')
    const stopped = await Promise.race([ended.then(() => true), sleep(STOP_TIMEOUT_MS, false, { ref: false })])
    if (!stopped) node.kill('SIGKILL')
    await ended
  }
  try {
    await waitUntilUp(url, () => node.exitCode !== null || node.signalCode !== null)
  } catch (error) {
    await stop()
    throw new Error(`OpenSearch did not start; see ${folders.logs}`, { cause: error })
  }
  return { url, stop }
}

interface Folders {
  config: string
  data: string
  logs: string
  tmp: string
}

function prepareFolders(home: string, dataDir: string): Folders {
  const folders = { config: join(dataDir, 'config'), data: join(dataDir, 'data'), logs: join(dataDir, 'logs'), tmp: join(dataDir, 'tmp') }
  for (const folder of [folders.data, folders.logs, folders.tmp]) mkdirSync(folder, { recursive: true })
  // Its own copy: the node writes a keystore into its configuration folder, and logs into the distribution's.
  cpSync(join(home, 'config'), folders.config, { recursive: true })
  const jvmOptions = join(folders.config, 'jvm.options')
  writeFileSync(jvmOptions, readFileSync(jvmOptions, 'utf8').replaceAll('logs/', `${folders.logs}/`))
  return folders
}

function settings(folders: Folders, port: number): string[] {
  const values = {
    'path.data': folders.data,
    'path.logs': folders.logs,
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': port + 100,
    'discovery.type': 'single-node',
    // A developer's full disk must not turn indexes read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  }
  return Object.entries(values).map(([name, value]) => `-E${name}=${value}`)
}

async function waitUntilUp(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await answers(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`))) {
    if (hasEnded()) throw new Error('the process ended')
    if (Date.now() > deadline) throw new Error(`no answer within ${START_TIMEOUT_MS / 1000} s`)
    await sleep(250)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
