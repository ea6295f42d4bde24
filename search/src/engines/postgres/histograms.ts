import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { HistogramRequest, SearchResult, SteppedHistogramRequest } from '../../search-request.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { bucketsOf, histogramBounds } from '../histogram-bounds.ts'
import type { PlainRequest } from '../plain-request.ts'
import type { CountCache } from './count-cache.ts'
import { filtersFor, matchingRows, type Bind, type Matching } from './matching.ts'
import { liveTables, numberColumn } from './tables.ts'

export type Histograms = SearchResult<never>['histograms']

const endsSchema = z.tuple([z.object({ least: z.number().nullable(), greatest: z.number().nullable() })])
const countsSchema = z.array(z.object({ bucket: z.int(), count: z.int() }))
const stepsSchema = z.array(z.object({ step: z.number(), count: z.int() }))

/**
 * Each under all filters but its own. They are counted once, for the pages that follow and for everybody,
 * until the index changes.
 */
export async function countHistograms(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  matching: Matching,
  { mark, cache }: { mark: () => Promise<string>; cache: CountCache<Histograms> },
): Promise<Histograms> {
  if (request.histograms.size === 0) return {}
  const key = JSON.stringify([
    matching,
    [...request.scope],
    [...request.facetFilters],
    [...request.histograms],
  ])
  const known = await cache.find(definition, key, mark)
  if (known) return known
  // Before anything is counted: what changes meanwhile is then counted again.
  const before = await mark()
  const histograms: Histograms = {}
  for (const [field, asked] of request.histograms)
    histograms[field] = await countHistogram(sql, definition, request, matching, field, asked)
  cache.keep(definition, key, before, histograms)
  return histograms
}

async function countHistogram(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  matching: Matching,
  field: string,
  asked: HistogramRequest,
): Promise<Histograms[string]> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const column = numberColumn(field)
  const from = `FROM ${matchingRows(liveTables(definition).documents, [column], matching, filtersFor(request, field), bind)} AS rows WHERE ${column} IS NOT NULL`
  return 'interval' in asked
    ? await countSteps(sql, { from, column, params, bind }, asked, request.limits.facetValuesMax)
    : await countBetween(sql, { from, column, params, bind }, asked, request.limits.facetValuesMax)
}

interface Counted {
  from: string
  column: string
  params: unknown[]
  bind: Bind
}

/** Where steps of a given width begin is known: one look at the rows tells them, and where they begin and end. */
async function countSteps(
  sql: SqlConnection,
  { from, column, params, bind }: Counted,
  asked: SteppedHistogramRequest,
  most: number,
): Promise<Histograms[string]> {
  const { interval, offset = 0 } = asked
  const steps = stepsSchema.parse(
    await sql.query(
      `SELECT floor((${column} - ${bind(offset)}::float8) / ${bind(interval)}::float8) AS step, count(*)::int AS count ${from} GROUP BY 1`,
      params,
    ),
  )
  if (steps.length === 0) return []
  const places = steps.map(({ step }) => step)
  const first = Math.min(...places)
  const bounds = histogramBounds(
    asked,
    first * interval + offset,
    Math.max(...places) * interval + offset,
    most,
  )
  return bucketsOf(bounds, new Map(steps.map(({ step, count }) => [step - first, count])))
}

/** So many of equal width lie between ends that are not known before. */
async function countBetween(
  sql: SqlConnection,
  { from, column, params, bind }: Counted,
  asked: { buckets: number },
  most: number,
): Promise<Histograms[string]> {
  const [{ least, greatest }] = endsSchema.parse(
    await sql.query(`SELECT min(${column}) AS least, max(${column}) AS greatest ${from}`, params),
  )
  if (least === null || greatest === null) return []
  const bounds = histogramBounds(asked, least, greatest, most)
  const counted = countsSchema.parse(
    await sql.query(
      `SELECT width_bucket(${column}, ${bind(bounds.slice(0, -1))}::float8[]) - 1 AS bucket, count(*)::int AS count ${from} GROUP BY 1`,
      params,
    ),
  )
  return bucketsOf(bounds, new Map(counted.map(({ bucket, count }) => [bucket, count])))
}
