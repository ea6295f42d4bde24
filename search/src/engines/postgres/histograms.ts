import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { SearchResult } from '../../search-request.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { bucketsOf, histogramBounds } from '../histogram-bounds.ts'
import type { PlainRequest } from '../plain-request.ts'
import { filtersFor, matchingRows, type Bind, type Matching } from './matching.ts'
import { liveTables, numberColumn } from './tables.ts'

const endsSchema = z.tuple([z.object({ least: z.number().nullable(), greatest: z.number().nullable() })])
const countsSchema = z.array(z.object({ bucket: z.int(), count: z.int() }))

/** Each under all filters but its own: first its ends, then what lies between. */
export async function countHistograms(sql: SqlConnection, definition: AnyIndex, request: PlainRequest, matching: Matching): Promise<SearchResult<never>['histograms']> {
  const histograms: SearchResult<never>['histograms'] = {}
  for (const [field, asked] of request.histograms) {
    const params: unknown[] = []
    const bind: Bind = (value) => `$${params.push(value)}`
    const { documents } = liveTables(definition)
    const column = numberColumn(field)
    const from = `FROM ${matchingRows(documents, [column], matching, filtersFor(request, field), bind)} AS rows WHERE ${column} IS NOT NULL`
    const [{ least, greatest }] = endsSchema.parse(await sql.query(`SELECT min(${column}) AS least, max(${column}) AS greatest ${from}`, params))
    if (least === null || greatest === null) {
      histograms[field] = []
      continue
    }
    const bounds = histogramBounds(asked, least, greatest, request.limits.facetValuesMax)
    const counted = countsSchema.parse(
      await sql.query(`SELECT width_bucket(${column}, ${bind(bounds.slice(0, -1))}::float8[]) - 1 AS bucket, count(*)::int AS count ${from} GROUP BY 1`, params),
    )
    histograms[field] = bucketsOf(bounds, new Map(counted.map(({ bucket, count }) => [bucket, count])))
  }
  return histograms
}
