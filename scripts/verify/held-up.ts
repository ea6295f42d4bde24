import { timed, type RingResult } from '../rings/ring.ts'
import { runTool } from '../rings/run-tool.ts'

/**
 * Readers beside three members who download PDFs with long descriptions and a photo of 12,000 × 12,000 pixels
 * that has no smaller size, and beside each other heavy call: the bench fails where a figure is missed.
 */
export async function run(): Promise<RingResult[]> {
  return [
    await timed('readers beside heavy calls', async () => {
      const { code, output } = await runTool(process.execPath, ['scripts/bench.ts', 'held-up'])
      console.log(output)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    }),
  ]
}
