import { freePort } from '@vitrine/platform/free-port'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Failpoint } from '@vitrine/platform/failpoints'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'
import { startProcess, type WorkersProcess } from './workers-process.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = '.cache/api-standalone'

/** Processor time that a start may take before it counts as stuck; it needs two seconds. */
const MOST_START_CPU_SECONDS = 30

export interface ApiProcess extends WorkersProcess {
  /** Without a slash at the end. */
  url: string
}

/**
 * Bundles the api with what it has installed, which starts faster than the product's own bundle, and apart
 * from that one, which another test may be running.
 */
export async function buildStandaloneApi(): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/rolldown/bin/cli.mjs'), '-c', 'rolldown.standalone.config.mjs'],
    { cwd: join(root, 'api') },
  )
}

/** The api as a process of its own; resolves when it responds. */
export async function startApiProcess(
  environment: Record<string, string>,
  { failpoint }: { failpoint?: Failpoint } = {},
): Promise<ApiProcess> {
  const port = await freePort()
  const running = startProcess([join(root, folder, 'main.js')], {
    // One: whoever kills it kills what serves.
    API_PROCESSES: '1',
    ...environment,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '0',
    WORTHSCORE_LEARNS: 'false',
    ...(failpoint && { VITRINE_FAILPOINT: failpoint }),
  })
  const url = `http://127.0.0.1:${port}`
  await untilDoneOrStuck({
    what: 'the start of the api',
    isDone: async () => {
      running.assertRuns()
      return await fetch(`${url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      )
    },
    progress: () => Math.min(running.cpuSeconds(), MOST_START_CPU_SECONDS),
  }).catch(async (error: unknown) => {
    await running.kill()
    throw error
  })
  return { ...running, url }
}
