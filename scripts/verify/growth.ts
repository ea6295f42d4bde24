import { timed, type RingResult } from '../rings/ring.ts'
import { runTool } from '../rings/run-tool.ts'

/** Search over 300,000 entries against 28,000: the bench fails where a figure is missed. */
export async function run(): Promise<RingResult[]> {
  return [
    await timed('growth to 300,000 entries', async () => {
      const { code, output } = await runTool(process.execPath, ['scripts/bench.ts', 'growth'])
      console.log(output)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    }),
  ]
}
