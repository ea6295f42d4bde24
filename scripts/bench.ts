import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { saveRun, writeTable } from './bench/results.ts'
import { build } from './product/build.ts'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'
import { provideChromium } from './services/test-browser.ts'
import { provideLighthouse, providePocketBase, provideVendure } from './services/locked-packages.ts'
import { throwAwayElasticsearch, throwAwayOpenSearch, throwAwayPostgres } from './services/throw-away.ts'

const folder = join(root, 'bench/src')

/**
 * `npm run bench -- NAME …` runs bench/src/NAME.ts with the rest of the arguments and saves what it measured
 * in bench/results/NAME.json. `npm run bench -- table` writes these figures into docs/benchmarks.md. Without
 * a name it lists the benches.
 */
await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (!name) {
    console.log(`npm run bench -- NAME, where NAME is one of: ${(await names()).join(', ')}`)
    return 0
  }
  if (name === 'table') {
    writeTable()
    return 0
  }
  const file = join(folder, `${name}.ts`)
  if (!/^[a-z-]+$/.test(name) || !existsSync(file))
    throw new CannotGoOn(`There is no bench "${name}". There are: ${(await names()).join(', ')}`)
  const bench: unknown = await import(pathToFileURL(file).href)
  if (!isBench(bench)) throw new CannotGoOn(`bench/src/${name}.ts exports no run(argv).`)
  // What is measured is the product as it is now: the benches start the built api, workers and commands.
  await build()
  const measured = lastJson(name)
  await bench.run(args, {
    postgres: throwAwayPostgres,
    openSearch: throwAwayOpenSearch,
    elasticsearch: throwAwayElasticsearch,
    chromium: provideChromium,
    lighthouse: provideLighthouse,
    vendure: provideVendure,
    pocketBase: providePocketBase,
  })
  const result = measured()
  if (result !== null)
    saveRun(name, {
      date: new Date().toISOString().slice(0, 10),
      commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
      cores: availableParallelism(),
      measured: result,
    })
  return 0
})

/** Listens for the last line that the bench prints as JSON, and returns it when asked. */
function lastJson(bench: string): () => Record<string, unknown> | null {
  let last: Record<string, unknown> | null = null
  const print = console.log
  console.log = (...values: unknown[]) => {
    print(...values)
    const [line] = values
    if (typeof line === 'string' && line.startsWith(`{"bench":"${bench}"`))
      last = JSON.parse(line) as Record<string, unknown>
  }
  return () => last
}

/** A file of the folder itself is a bench; what benches share lies in folders below. */
async function names(): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /^[a-z-]+\.ts$/.test(entry.name))
    .map(({ name }) => name.slice(0, -3))
    .toSorted()
}

function isBench(value: unknown): value is {
  run: (
    argv: readonly string[],
    servers: {
      postgres: typeof throwAwayPostgres
      openSearch: typeof throwAwayOpenSearch
      elasticsearch: typeof throwAwayElasticsearch
      chromium: () => Promise<string>
      lighthouse: () => Promise<string>
      vendure: () => Promise<string>
      pocketBase: () => Promise<string>
    },
  ) => Promise<void>
} {
  return typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function'
}
