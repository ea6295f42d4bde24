import { z } from 'zod'
import { defaultSearchLimits, type AnyIndex, type SearchLimits } from '../index-definition.ts'
import { tokensOf } from '../relevance/tokens.ts'
import type { HistogramRequest } from '../search-request.ts'
import { Synonyms } from '../relevance/variants/synonyms.ts'

const range = z.strictObject({ from: z.number().optional(), to: z.number().optional() })
const filter = z.union([z.array(z.union([z.string(), z.number()]).transform(String)), range])
const filters = z.record(z.string(), filter.optional()).default({})
const sortKey = z.object({ field: z.string(), direction: z.enum(['asc', 'desc']) })
const scopePart = { scope: filters }

const searchSchema = z.object({
  ...scopePart,
  text: z.string(),
  facetFilters: filters,
  facets: z.array(z.string()).default([]),
  facetValues: z.record(z.string(), z.int().positive().optional()).default({}),
  histograms: z
    .record(
      z.string(),
      z
        .union([
          z.strictObject({ buckets: z.int().positive() }),
          z
            .strictObject({ interval: z.number().positive(), offset: z.number().nonnegative().optional() })
            .refine(({ interval, offset = 0 }) => offset < interval),
        ])
        .optional(),
    )
    .default({}),
  sort: z.union([z.literal('relevance'), z.array(sortKey), sortKey.transform((key) => [key])]),
  offset: z.int().nonnegative(),
  limit: z.int().nonnegative(),
  highlight: z.boolean().default(false),
  synonyms: z.instanceof(Synonyms).optional(),
})

const suggestSchema = z.object({
  ...scopePart,
  text: z.string(),
  limit: z.int().nonnegative(),
  isAsTyped: z.boolean().default(false),
})

/** Words of a text that are worth looking for: more add time and no likeness. */
export const LIKE_WORDS_MAX = 25
/** Records that have a smaller share of the words are not like the others. */
const LIKE_SHARE = 0.3

/** How often each word stands in the text and in the text fields of the cards. */
export function wordsToLike(
  { textFields }: AnyIndex,
  text: string,
  cards: readonly object[],
): Map<string, number> {
  const texts = cards.flatMap((card) => {
    const values = new Map<string, unknown>(Object.entries(card))
    return textFields.flatMap(({ field }) =>
      [values.get(field)].flat().filter((value) => typeof value === 'string'),
    )
  })
  const counts = new Map<string, number>()
  for (const token of [text, ...texts].flatMap(tokensOf)) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

const likeSchema = z.object({
  ...scopePart,
  ids: z.array(z.int()).default([]),
  text: z.string().default(''),
  leastShare: z.number().min(0).max(1).default(LIKE_SHARE),
  limit: z.int().nonnegative(),
})

/** A condition on one field: any of these values, or a number within a range. */
export type PlainFilter = string[] | z.output<typeof range>
export type PlainFilters = ReadonlyMap<string, PlainFilter>

/** A request without its document's types, whose every field is one that the definition declares for that use. */
export interface PlainRequest extends Omit<
  z.output<typeof searchSchema>,
  'scope' | 'facetFilters' | 'facetValues' | 'histograms'
> {
  scope: PlainFilters
  facetFilters: PlainFilters
  /** The most values of each facet. */
  facetValues: ReadonlyMap<string, number>
  histograms: ReadonlyMap<string, HistogramRequest>
  limits: SearchLimits
  /** The window is the deepest that pages go: beyond it there are no hits, only counts. */
  isBeyondWindow: boolean
}

/** Whether the first hit is the best one, within the facet filters. */
export function beginsWithBest({ sort, offset }: PlainRequest): boolean {
  return sort === 'relevance' && offset === 0
}

export interface PlainSuggest extends Omit<z.output<typeof suggestSchema>, 'scope'> {
  scope: PlainFilters
}

export interface PlainLike extends Omit<z.output<typeof likeSchema>, 'scope'> {
  scope: PlainFilters
}

/**
 * @throws Error for a request that the definition does not allow: a mistake in our own code, never a
 *   reader's.
 */
export function plainRequest(definition: AnyIndex, request: unknown): PlainRequest {
  const { scope, facetFilters, facetValues, histograms, ...rest } = searchSchema.parse(request)
  const limits = limitsOf(definition)
  const plain = {
    ...rest,
    scope: plainFilters(definition, scope),
    facetFilters: plainFilters(definition, facetFilters),
    facetValues: new Map(
      rest.facets.map((field) => [
        field,
        Math.min(facetValues[field] ?? limits.facetValuesMax, limits.facetValuesMax),
      ]),
    ),
    histograms: new Map(
      Object.entries(histograms).flatMap(([field, asked]) => (asked ? [[field, asked] as const] : [])),
    ),
    limits,
    isBeyondWindow: rest.offset + rest.limit > limits.window,
  }
  assertScope(definition, plain.scope)
  assertDeclared(definition, 'counted as a facet', definition.keywordFields, rest.facets)
  assertDeclared(definition, 'counted in a histogram', definition.numberFields ?? [], plain.histograms.keys())
  if (plain.sort !== 'relevance')
    assertDeclared(
      definition,
      'sorted by',
      definition.sortFields.map(({ field }) => field),
      plain.sort.map(({ field }) => field),
    )
  assertPageSize(definition, plain.limit)
  return plain
}

export function plainSuggest(definition: AnyIndex, request: unknown): PlainSuggest {
  return inScope(definition, suggestSchema.parse(request))
}

export function plainLike(definition: AnyIndex, request: unknown): PlainLike {
  return inScope(definition, likeSchema.parse(request))
}

function inScope<Asked extends { scope: z.output<typeof filters>; limit: number }>(
  definition: AnyIndex,
  asked: Asked,
) {
  const scope = plainFilters(definition, asked.scope)
  assertScope(definition, scope)
  assertPageSize(definition, asked.limit)
  return { ...asked, scope }
}

export function limitsOf({ limits }: AnyIndex): SearchLimits {
  return { ...defaultSearchLimits, ...limits }
}

function plainFilters(definition: AnyIndex, given: z.output<typeof filters>): Map<string, PlainFilter> {
  const plain = new Map(
    Object.entries(given).flatMap(([field, condition]) => (condition ? [[field, condition] as const] : [])),
  )
  for (const [field, condition] of plain) {
    const isList = Array.isArray(condition)
    assertDeclared(
      definition,
      isList ? 'filtered by value' : 'filtered by range',
      isList ? definition.keywordFields : (definition.numberFields ?? []),
      [field],
    )
  }
  return plain
}

function assertScope(definition: AnyIndex, scope: PlainFilters): void {
  const missing = definition.scopeRequired?.find((field) => !scope.has(field))
  if (missing) throw new Error(`a search of ${definition.id} must name ${missing} in its scope`)
}

function assertDeclared(
  { id }: AnyIndex,
  use: string,
  declared: readonly string[],
  fields: Iterable<string>,
): void {
  for (const field of fields)
    if (!declared.includes(field)) throw new Error(`${id} cannot be ${use}: ${field}`)
}

function assertPageSize(definition: AnyIndex, limit: number): void {
  const { pageSizeMax } = limitsOf(definition)
  if (limit > pageSizeMax) throw new Error(`a page of ${definition.id} holds at most ${pageSizeMax} hits`)
}
