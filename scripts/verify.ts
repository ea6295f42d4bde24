import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { describeRing, timed, totals, type RingResult } from './rings/ring.ts'

/**
 * What takes too long for `.ci/run`, or needs servers that it does not start. Each file of `scripts/verify`
 * is a step that exports `run(): Promise<RingResult[]>`; `npm run verify -- storage redis` runs those two,
 * and `npm run verify -- schemathesis --examples 200 --seed 7` tries more.
 */
const folder = join(import.meta.dirname, 'verify')
const names = readdirSync(folder)
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))

/** For steps that try what they make up from a seed. Absent: as many, and from where, the step says itself. */
interface StepOptions {
  examples?: number
  seed?: number
}

type Step = (options: StepOptions) => Promise<readonly RingResult[]>

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { examples: { type: 'string' }, seed: { type: 'string' } },
  })
  const options: StepOptions = {
    examples: wholeNumber('examples', values.examples),
    seed: wholeNumber('seed', values.seed),
  }
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new CannotGoOn(`There is no step ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  const results: RingResult[] = []
  for (const name of positionals.length > 0 ? positionals : names) {
    console.log(`\n${name} …`)
    const step = await stepOf(name)
    const done = await step(options).catch(async (error: unknown) => [
      await timed(name, () => Promise.reject(error instanceof Error ? error : new Error(String(error)))),
    ])
    for (const result of done) console.log(describeRing(result))
    results.push(...done)
  }
  console.log(`\n${results.map((result) => describeRing({ ...result, output: '' }).trim()).join('\n')}\n`)
  console.log(totals(results))
  return results.some(({ failed }) => failed > 0) ? 1 : 0
})

function wholeNumber(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new CannotGoOn(`--${name} must be a whole number from 1.`)
  return Number(given)
}

async function stepOf(name: string): Promise<Step> {
  const module: unknown = await import(join(folder, `${name}.ts`))
  const run = typeof module === 'object' && module !== null && 'run' in module ? module.run : null
  if (typeof run !== 'function') throw new Error(`scripts/verify/${name}.ts exports no run()`)
  return run as Step
}
