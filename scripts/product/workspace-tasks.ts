import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.ts'
import { root, type Environment } from './settings.ts'
import { unlessBuilt } from './unless-built.ts'

const nxSettings = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_CACHE_DIRECTORY: '.nx/cache',
  NX_NO_CLOUD: 'true',
  FORCE_COLOR: '0',
}

export interface TaskRun {
  succeeded: boolean
  /** What the tasks have printed. */
  output: string
}

/**
 * Runs one target of several projects, each after those it needs; what did not change since comes from nx's
 * cache. Of several processes in this tree one at a time: nx removes what it is about to write, and another
 * may be about to run it.
 */
export function runTasks(
  target: string,
  projects: readonly string[],
  options: TaskOptions = {},
): Promise<TaskRun> {
  return oneAtATime(
    join(root, '.cache', 'tasks.lock'),
    () => (target === 'build' ? runBuild(projects, options) : runNx(target, projects, options)),
    options.signal,
  )
}

async function runBuild(projects: readonly string[], options: TaskOptions): Promise<TaskRun> {
  let output = ''
  const succeeded = await unlessBuilt({ root, projects }, async () => {
    const ran = await runNx('build', projects, options)
    output = ran.output
    return ran.succeeded
  })
  return { succeeded, output }
}

interface TaskOptions {
  environment?: Environment
  signal?: AbortSignal
}

async function runNx(target: string, projects: readonly string[], options: TaskOptions): Promise<TaskRun> {
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
  const args = [
    'run-many',
    '-t',
    target,
    '--outputStyle=static',
    '--parallel=2',
    ...(projects.length > 0 ? ['-p', projects.map((name) => `@vitrine/${name}`).join(',')] : []),
  ]
  // The tools decide by NODE_ENV what they build, and the cache does not: it is always what production runs.
  const child = spawn(process.execPath, [nx, ...args], {
    cwd: root,
    env: { ...(options.environment ?? process.env), ...nxSettings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: options.signal,
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { succeeded: code === 0, output: output.join('') }
}

/** False in the container image, which holds what was built and no build tools. */
export function hasBuildTools(): boolean {
  return existsSync(join(root, 'node_modules', 'nx'))
}
