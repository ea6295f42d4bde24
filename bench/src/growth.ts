import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDatabases } from './growth/databases.ts'
import { measureWork, type Times } from './growth/measure.ts'
import { measurePages } from './growth/pages.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { round } from './shared/statistics.ts'

const SIZES = { small: 28_000, large: 300_000 }

/** How much each may grow from the small site to the large one. */
const wanted: Record<string, string> = {
  search: 'p50 and p99 3×', suggestions: '2×', 'empty text, a category': '2×, and no slower than a search',
  'category page': '2×', 'letter page': 'as it was: 3 → 9 ms',
}

/**
 * 28,000 against 300,000 generated articles in one run, on Postgres, one warm client, a third of the texts misspelled.
 * `--server URL` names a Postgres whose databases are made once and kept for the next run.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { server: { type: 'string' }, engine: { type: 'boolean', default: false } } })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = values.server ? { url: values.server, stop: async () => undefined } : await servers.postgres()
  try {
    const { small, large } = await makeDatabases(postgres.url, folder, SIZES)
    const { times, categories } = await measureWork(small, large)
    const figures = Object.entries(times).map(([work, of]) => figuresOf(work, of.small, of.large))
    if (values.engine) return report(figures, [])
    const [pagesOfSmall, pagesOfLarge] = [await measurePages(small, folder, categories), await measurePages(large, folder, categories)]
    figures.push(...(['category page', 'letter page'] as const).map((work) => figuresOf(work, pagesOfSmall.calls[work], pagesOfLarge.calls[work])))
    const pages = { [SIZES.small]: pagesOfSmall.pages, [SIZES.large]: pagesOfLarge.pages }
    report(figures, Object.entries(pages).flatMap(([articles, of]) => Object.entries(of).map(([page, of]) => ({ articles, page, first: round(of.first), again: round(of.again), ratio: round(of.ratio), wanted: '3×' }))))
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf(work: string, small: Times, large: Times) {
  return {
    work, 'p50 small': round(small.p50), 'p50 large': round(large.p50), 'p50 ×': round(large.p50 / small.p50),
    'p99 small': round(small.p99), 'p99 large': round(large.p99), 'p99 ×': round(large.p99 / small.p99), wanted: wanted[work] ?? '',
  }
}

function report(figures: readonly object[], pages: readonly object[]): void {
  console.log('Milliseconds with 28,000 and with 300,000 articles')
  console.table(figures)
  if (pages.length > 0) console.log('Whole pages that a process has never shown, and again (milliseconds)')
  if (pages.length > 0) console.table(pages)
  console.log(JSON.stringify({ bench: 'growth', ...SIZES, figures, pages }))
}
