/** What one query came to. */
export interface Outcome {
  query: string
  kind: string
  /** Of the first relevant hit among ten, from 1; 0 when there is none. */
  place: number
  total: number
  milliseconds: number
  /** Title of the first hit. */
  first: string | undefined
}

export interface Figures {
  queries: number
  mrr: number
  success1: number
  success10: number
  /** Share of queries that found nothing at all. */
  empty: number
  p50: number
  p99: number
}

/** Figures per kind, in the order in which the kinds come, and of all together first. */
export function figuresByKind(outcomes: readonly Outcome[]): Record<string, Figures> {
  const kinds = Object.entries(Object.groupBy(outcomes, ({ kind }) => kind))
  return {
    all: figuresOf(outcomes),
    ...Object.fromEntries(kinds.map(([kind, ofKind]) => [kind, figuresOf(ofKind ?? [])])),
  }
}

function figuresOf(outcomes: readonly Outcome[]): Figures {
  const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / outcomes.length
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const percentile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    queries: outcomes.length,
    mrr: outcomes.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / outcomes.length,
    success1: share(({ place }) => place === 1),
    success10: share(({ place }) => place > 0),
    empty: share(({ total }) => total === 0),
    p50: percentile(0.5),
    p99: percentile(0.99),
  }
}

export function printFigures(title: string, figures: Record<string, Figures>): void {
  console.log(`\n${title}`)
  console.log(
    `${'kind'.padEnd(22)} ${['queries', 'MRR@10', 'succ@1', 'succ@10', 'empty', 'p50 ms', 'p99 ms'].map((head) => head.padStart(8)).join('')}`,
  )
  for (const [kind, { queries, mrr, success1, success10, empty, p50, p99 }] of Object.entries(figures)) {
    const columns = [
      String(queries),
      ...[mrr, success1, success10, empty].map((value) => value.toFixed(3)),
      p50.toFixed(1),
      p99.toFixed(1),
    ]
    console.log(`${kind.padEnd(22)} ${columns.map((column) => column.padStart(8)).join('')}`)
  }
}

export function printMisses(outcomes: readonly Outcome[]): void {
  for (const { kind, query, place, first } of outcomes) {
    if (place !== 1)
      console.log(
        `${kind}: "${query}" at ${place || 'no'} place; first came ${first ? `"${first}"` : 'nothing'}`,
      )
  }
}
