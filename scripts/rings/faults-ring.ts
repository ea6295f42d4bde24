import type { Environment } from '../product/settings.ts'
import { timed, type RingResult } from './ring.ts'
import { runTool } from './run-tool.ts'

export interface FaultsRingOptions {
  servers?: Environment
  /** Only the scenarios that involve one of the servers. */
  serversOnly?: boolean
}

/** `npm run faults` as a ring: each scenario is one test, for which the command prints a line. */
export function faultsRing(
  name: string,
  kills: number,
  { servers = {}, serversOnly = false }: FaultsRingOptions = {},
): Promise<RingResult> {
  return timed(name, async () => {
    const { code, output } = await runTool(
      process.execPath,
      ['scripts/faults.ts', '--count', String(kills), ...(serversOnly ? ['--servers-only'] : [])],
      { environment: servers },
    )
    const count = (word: string) => output.split('\n').filter((line) => line.startsWith(word)).length
    const passed = count('ok ')
    return { passed, failed: Math.max(count('FAILED '), code === 0 && passed > 0 ? 0 : 1), output }
  })
}
