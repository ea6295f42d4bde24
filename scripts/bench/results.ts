import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product/settings.ts'

/** One figure of a bench, as `docs/benchmarks.md` shows it. */
export interface BenchFigure {
  what: string
  value: number
  unit: string
  target?: { atLeast: number } | { atMost: number }
  /** A day, or first and last day of several runs. */
  date: string
  /** The commit that was measured; absent for figures older than these files. */
  commit?: string
  cores: number
  /** Why a target is not reached, or what the figure leaves out. */
  note?: string
  /** Where the last JSON line of the bench has the value. Figures without it are entered by hand. */
  at?: readonly string[]
  /** Which runs the figure belongs to, by values of that line, such as `{ engine: 'opensearch' }`. */
  when?: Readonly<Record<string, unknown>>
}

export interface BenchResult {
  bench: string
  figures: readonly BenchFigure[]
  /** The last JSON line as the bench printed it. */
  lastRun?: Run
}

export interface Run {
  date: string
  commit: string
  cores: number
  measured: Readonly<Record<string, unknown>>
}

const folder = join(root, 'bench/results')
const page = join(root, 'docs/benchmarks.md')
const TABLE = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/

export function readResults(): BenchResult[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => readResult(name.replace('.json', '')))
}

/** Saves what a bench has measured, and updates the figures that come from it. */
export function saveRun(bench: string, run: Run): void {
  const before = existsSync(join(folder, `${bench}.json`)) ? readResult(bench) : { bench, figures: [] }
  const after: BenchResult = {
    ...before,
    figures: before.figures.map((figure) => updated(figure, run)),
    lastRun: run,
  }
  writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify(after, null, 2)}\n`)
}

/** The figure with the run's value, or as it was where the run does not measure it. */
export function updated(figure: BenchFigure, { date, commit, cores, measured }: Run): BenchFigure {
  const isMeasured = Object.entries(figure.when ?? {}).every(([name, value]) => measured[name] === value)
  const value = figure.at?.reduce<unknown>(
    (part, key) =>
      (typeof part === 'object' && part !== null ? Object.entries(part) : []).find(
        ([name]) => name === key,
      )?.[1],
    measured,
  )
  return isMeasured && typeof value === 'number' ? { ...figure, value, date, commit, cores } : figure
}

export function isReached({ value, target }: BenchFigure): boolean | null {
  if (target === undefined) return null
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

/** The page's table of all figures. */
export function tableOf(results: readonly BenchResult[]): string {
  const rows = results.flatMap(({ bench, figures }) =>
    figures.map((figure) =>
      [
        bench,
        figure.what,
        wanted(figure),
        amount(figure.value, figure.unit),
        figure.date,
        stateOf(figure),
      ].join(' | '),
    ),
  )
  return ['bench | figure | target | latest | date | state', '--- | --- | --- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |\n`)
    .join('')
}

/** The page with the table in place of the one that it has. */
export function withTable(text: string, results: readonly BenchResult[]): string {
  return text.replace(TABLE, (_, begin: string, end: string) => `${begin}${tableOf(results)}${end}`)
}

export function writeTable(): void {
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), readResults()))
}

function readResult(bench: string): BenchResult {
  return JSON.parse(readFileSync(join(folder, `${bench}.json`), 'utf8')) as BenchResult
}

function wanted({ target, unit }: BenchFigure): string {
  if (target === undefined) return '–'
  return 'atLeast' in target ? `≥ ${amount(target.atLeast, unit)}` : `≤ ${amount(target.atMost, unit)}`
}

function stateOf(figure: BenchFigure): string {
  const state = { true: 'reached', false: 'not reached', null: '' }[`${isReached(figure)}`]
  return [state, figure.note].filter(Boolean).join(': ')
}

function amount(value: number, unit: string): string {
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 3 })
  return unit === '' || unit === '×' ? `${number}${unit}` : `${number} ${unit}`
}
