import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDatabases, type SizedDatabase } from './growth/databases.ts'
import { measureWork, type Times } from './growth/measure.ts'
import { measurePages } from './growth/pages.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { round } from './shared/statistics.ts'

const SIZES = { small: 28_000, large: 300_000 }

/** How many times longer each may take at the larger size. */
const mayGrow: Record<string, { p50: number; p99?: number }> = {
  search: { p50: 3, p99: 3 },
  'search, not counted before': { p50: 3, p99: 3 },
  suggestions: { p50: 2 },
  'empty text, a category': { p50: 2 },
  'empty text': { p50: 2 },
  'category page': { p50: 2 },
  'letter page': { p50: 3 },
}
/** How many times longer a page may take that a process has never shown. */
const FIRST_TO_AGAIN = 3

/**
 * 28,000 against 300,000 generated articles in one run, on Postgres, one warm client, a third of the texts
 * misspelled. `--server URL` names a Postgres whose databases are made once and kept for the next run;
 * `--engine` leaves out the api, and `--texts N` takes fewer than 300 texts, where a slow machine would take
 * all day.
 *
 * @throws Error naming the figures that are missed
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      server: { type: 'string' },
      texts: { type: 'string', default: '300' },
      engine: { type: 'boolean', default: false },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = values.server
    ? { url: values.server, stop: async () => undefined }
    : await servers.postgres()
  try {
    const { small, large } = await makeDatabases(postgres.url, folder, SIZES)
    const { times, categories } = await measureWork(small, large, Number(values.texts))
    const figures = Object.entries(times).map(([work, of]) => figuresOf(work, of.small, of.large))
    const pages = values.engine ? [] : await figuresOfPages(figures, { small, large, folder, categories })
    report(figures, pages)
    const missed = [
      ...figures.filter(isMissed).map(({ work }) => work),
      ...pages
        .filter(({ ratio }) => ratio > FIRST_TO_AGAIN)
        .map(({ page, articles }) => `${page} of ${articles}`),
    ]
    if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}`)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Adds the lists that the api makes from rows. */
async function figuresOfPages(
  figures: Figures[],
  {
    small,
    large,
    folder,
    categories,
  }: { small: SizedDatabase; large: SizedDatabase; folder: string; categories: readonly string[] },
) {
  const [ofSmall, ofLarge] = [
    await measurePages(small, folder, categories),
    await measurePages(large, folder, categories),
  ]
  figures.push(
    ...(['category page', 'letter page'] as const).map((work) =>
      figuresOf(work, ofSmall.calls[work], ofLarge.calls[work]),
    ),
  )
  return [
    { articles: SIZES.small, of: ofSmall.pages },
    { articles: SIZES.large, of: ofLarge.pages },
  ].flatMap(({ articles, of }) =>
    Object.entries(of).map(([page, { first, again, ratio }]) => ({
      articles,
      page,
      first: round(first),
      again: round(again),
      ratio: round(ratio),
      mayBe: FIRST_TO_AGAIN,
    })),
  )
}

type Figures = ReturnType<typeof figuresOf>

function figuresOf(work: string, small: Times, large: Times) {
  const { p50, p99 } = mayGrow[work] ?? { p50: Infinity }
  return {
    work,
    'p50 small': round(small.p50),
    'p50 large': round(large.p50),
    'p50 ×': round(large.p50 / small.p50),
    'p50 may be': p50,
    'p99 small': round(small.p99),
    'p99 large': round(large.p99),
    'p99 ×': round(large.p99 / small.p99),
    'p99 may be': p99 ?? '',
  }
}

function isMissed(figures: Figures): boolean {
  const { p50 = Infinity, p99 = Infinity } = mayGrow[figures.work] ?? {}
  return figures['p50 ×'] > p50 || figures['p99 ×'] > p99
}

function report(figures: readonly object[], pages: readonly object[]): void {
  console.log('Milliseconds with 28,000 and with 300,000 articles')
  console.table(figures)
  if (pages.length > 0) console.log('Whole pages that a process has never shown, and again (milliseconds)')
  if (pages.length > 0) console.table(pages)
  console.log(JSON.stringify({ bench: 'growth', ...SIZES, figures, pages }))
}
