import type { estypes } from '@elastic/elasticsearch'
import type { PlainRequest } from '../plain-request.ts'
import { nearPlace, type NearPlace, type RestOfList } from './near-place.ts'
import { BYTES_IN_NUMBERS, numberNames, sortName, sortOf, type OrderKey } from './sorting.ts'

/** Pages that begin before this place are in order soon enough. */
export const DEEP = 1_000
/** So many hits on either side of a page tell whether what begins alike goes on beyond it. */
export const AROUND = 40

/** What is read of a hit to put it in order. */
export interface OrderedHit {
  /** What it was sorted by: a score, numbers, and the id. */
  sort?: readonly unknown[]
  fields?: Readonly<Record<string, unknown>>
}

type Total = estypes.SearchHitsMetadata['total']

interface Found<Hit> {
  hits: { hits: Hit[]; total?: Total }
  aggregations?: Record<string, unknown>
}

/** Hits around a page, of a request whose order is that of the numbers. */
interface Window {
  /** Where the page begins and ends in it. */
  from: number
  to: number
  /** Whether there are hits before its first and behind its last one. */
  goesOnBefore: boolean
  goesOnBehind: boolean
}

/**
 * The page deep in a list, asked for in another way that has the same hits in the same order. To put
 * thousands of hits in order the engine looks up the texts that they are sorted by, one by one, which takes
 * most of the time. So it is asked for the order of the texts' beginnings, which the index holds as numbers,
 * with some hits on either side; what begins alike is put in order here. Lists that are sorted by a field
 * begin shortly before the page; by relevance they cannot. Null where more begins alike than is looked at,
 * and where another key follows a text: what begins alike is told apart by the whole text before that key,
 * which numbers cannot do.
 */
export async function deepPage<Hit extends OrderedHit, Response extends Found<Hit>>(
  ask: (body: estypes.SearchRequest) => Promise<Response>,
  body: estypes.SearchRequest & { query: estypes.QueryDslQueryContainer },
  {
    index,
    order,
    request,
  }: { index: string; order: readonly OrderKey[]; request: Pick<PlainRequest, 'offset' | 'limit' | 'sort'> },
): Promise<Response | null> {
  const { offset, limit, sort } = request
  if (order.slice(0, -1).some(({ key }) => key.type === 'text')) return null
  const [first] = order
  const size = limit + 2 * AROUND
  const askFor = async ({ query, before }: Pick<RestOfList, 'query' | 'before'>) => {
    const from = offset - AROUND - before
    return {
      response: await ask({
        ...body,
        query,
        from,
        size,
        sort: sortOf(order, request, numberNames),
        docvalue_fields: textNames(order),
      }),
      from,
      before,
    }
  }
  const { response, from, before } =
    first && sort !== 'relevance'
      ? await askNear(nearPlace(ask, body.query, first, { index, place: offset - AROUND }), askFor)
      : await askFor({ query: body.query, before: 0 })
  const { hits, total } = response.hits
  const page = pageInOrder(hits, order, {
    from: AROUND,
    to: AROUND + limit,
    goesOnBefore: from > 0,
    goesOnBehind: hits.length === size,
  })
  return (
    page && {
      ...response,
      hits: { ...response.hits, hits: page, total: withThose(total, before, body.track_total_hits) },
    }
  )
}

/**
 * While the list is counted it is asked for as it was the last time, and once more only where it has changed
 * since.
 */
async function askNear<Asked>(
  { assumed, counted }: NearPlace,
  askFor: (rest: RestOfList) => Promise<Asked>,
): Promise<Asked> {
  const [rest, asked] = await Promise.all([counted, assumed && askFor(assumed)])
  return asked && assumed?.before === rest.before && assumed.passed === rest.passed
    ? asked
    : await askFor(rest)
}

/** As if nothing had been left out: counted as far as it was asked to. */
function withThose(total: Total, before: number, counted: estypes.SearchRequest['track_total_hits']): Total {
  const all = (typeof total === 'number' ? total : (total?.value ?? 0)) + before
  return typeof counted === 'number' ? Math.min(all, counted) : all
}

/** Null where hits that begin alike as one of the page may lie outside of the window. */
export function pageInOrder<Hit extends OrderedHit>(
  hits: readonly Hit[],
  order: readonly OrderKey[],
  { from, to, goesOnBefore, goesOnBehind }: Window,
): Hit[] | null {
  const names = textNames(order)
  const groups = inGroups(hits)
  let place = 0
  const ordered: Hit[] = []
  for (const [at, group] of groups.entries()) {
    const isCut = (at === 0 && goesOnBefore) || (at === groups.length - 1 && goesOnBehind)
    const isOfPage = place < to && place + group.length > from
    const isToldWhole = group.every((hit) => names.every((name) => isInNumbers(textOf(hit, name))))
    if (isCut && isOfPage && !isToldWhole) return null
    ordered.push(
      ...(isToldWhole
        ? group
        : group.toSorted((one, other) => compareTexts(one, other, order) || idOf(one) - idOf(other))),
    )
    place += group.length
  }
  return ordered.slice(from, to)
}

function textNames(order: readonly OrderKey[]): string[] {
  return order.filter(({ key }) => key.type === 'text').map(({ key }) => sortName(key))
}

/** Neighbors that were sorted by the same, but for their ids. */
function inGroups<Hit extends OrderedHit>(hits: readonly Hit[]): Hit[][] {
  const groups: Hit[][] = []
  let last = ''
  for (const hit of hits) {
    const alike = JSON.stringify(hit.sort?.slice(0, -1))
    if (alike === last) groups.at(-1)?.push(hit)
    else groups.push([hit])
    last = alike
  }
  return groups
}

function compareTexts(one: OrderedHit, other: OrderedHit, order: readonly OrderKey[]): number {
  for (const { key, direction } of order) {
    if (key.type !== 'text') continue
    const compared = Buffer.compare(
      Buffer.from(textOf(one, sortName(key))),
      Buffer.from(textOf(other, sortName(key))),
    )
    if (compared !== 0) return direction === 'asc' ? compared : -compared
  }
  return 0
}

function isInNumbers(text: string): boolean {
  return Buffer.byteLength(text) < BYTES_IN_NUMBERS
}

function textOf({ fields }: OrderedHit, name: string): string {
  const values = fields?.[name]
  return Array.isArray(values) ? String(values[0]) : ''
}

function idOf({ sort }: OrderedHit): number {
  return Number(sort?.at(-1))
}
