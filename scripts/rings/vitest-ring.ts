import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../product/settings.ts'
import { timed, type RingResult } from './ring.ts'
import { bin, runTool } from './run-tool.ts'

const reportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int(), success: z.boolean() })

/** Runs one vitest project, shows it, and counts. */
export function vitestRing(name: string, project: string, options: { environment?: Environment; filters?: readonly string[] } = {}): Promise<RingResult> {
  return timed(name, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-ring-'))
    const report = join(folder, 'report.json')
    try {
      const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests', ...(options.filters ?? [])]
      const { code } = await runTool(bin('vitest'), args, { show: true, environment: options.environment })
      const { numPassedTests, numFailedTests, numFailedTestSuites, success } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
      // A suite that cannot be loaded has no tests to count, and must not count as none.
      const failed = code === 0 && success ? 0 : Math.max(numFailedTests, Math.min(1, numFailedTestSuites), 1)
      return { passed: numPassedTests, failed }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}
