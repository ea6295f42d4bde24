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
  /** True where a result of an earlier run is not enough. Default false. */
  skipCache?: boolean
  signal?: AbortSignal
}

/** A target of a run that nx took from its cache, as its output says. */
const CACHED = /^> nx run [^:\s]+:(\S+) {2}\[(?:local cache|existing outputs match the cache)/gm

/**
 * Runs many targets of one project, each unless it has succeeded before with the same inputs. What fails
 * holds up none of the others.
 */
export async function runTargets(
  project: string,
  targets: readonly string[],
): Promise<TaskRun & { cached: ReadonlySet<string> }> {
  const args = ['run-many', '-t', ...targets, '-p', project, '--parallel=2', '--nxBail=false']
  const run = await nx(args, { environment: { ...process.env, VITRINE_TEST_TARGETS: '1' } })
  return { ...run, cached: new Set([...run.output.matchAll(CACHED)].map(([, target = '']) => target)) }
}

/** Runs a target that writes no files: beside others, because there is nothing that nx would remove. */
export function runCheckTask(
  target: string,
  projects: readonly string[],
  options: TaskOptions = {},
): Promise<TaskRun> {
  return runNx(target, projects, options)
}

function runNx(target: string, projects: readonly string[], options: TaskOptions): Promise<TaskRun> {
  const args = ['run-many', '-t', target, '--parallel=2']
  if (options.skipCache) args.push('--skip-nx-cache')
  if (projects.length > 0) args.push('-p', projects.map((name) => `@vitrine/${name}`).join(','))
  // The tools decide by NODE_ENV what they build, and the cache does not: it is always what production runs.
  return nx(args, {
    ...options,
    environment: { ...(options.environment ?? process.env), NODE_ENV: 'production' },
  })
}

async function nx(args: readonly string[], { environment, signal }: TaskOptions): Promise<TaskRun> {
  const program = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
  const child = spawn(process.execPath, [program, ...args, '--outputStyle=static'], {
    cwd: root,
    env: { ...environment, ...nxSettings },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
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
