import { fillPath } from '@vitrine/contracts/client'
import { priceGuideLimits } from '@vitrine/contracts/price-guide/messages'
import { searchSoldItems, readSoldItem, createSoldItem } from '@vitrine/contracts/price-guide/endpoints'
import { NO_FACETS } from '@vitrine/contracts/price-guide/schemas'
import type { SeededAccount } from '../shared/sold-items.ts'
import { staffHeaders } from '../shared/staff-headers.ts'
import { z } from 'zod'
import { textOf, type PeerCall, type PeerCalls, type PeerRow } from './peer-calls.ts'

const totalSchema = z.object({ meta: z.object({ total: z.number() }) })

/** The price guide's own calls. Each asks for what the peer's call responds with: facets where it has some. */
export async function ownCalls(
  origin: string,
  rows: readonly PeerRow[],
  accounts: readonly SeededAccount[],
  categoryIds: ReadonlyMap<string, number>,
  list: PeerCalls['list'] = 'dates',
): Promise<PeerCalls> {
  const searchOf = (query: Record<string, string>) => ({
    method: 'GET',
    path: fillPath(searchSoldItems.path, { query }),
  })
  const without = { facets: NO_FACETS }
  const headers = await staffHeaders(origin, accounts)
  return {
    origin,
    createdStatus: 201,
    totalOf: (response) => totalSchema.safeParse(response).data?.meta.total,
    further: furtherPages,
    calls: {
      search: rows.map((row, place) => searchOf({ query: textOf(row, place), ...without })),
      'search with facets': rows.map((row, place) => searchOf({ query: textOf(row, place + 1) })),
      'list with filter, sort and total': rows.map(({ categoryUrl, saleDate }) =>
        searchOf({
          category: categoryUrl,
          ...without,
          ...(list === 'names' ? { s: 'title:asc' } : { 'f.dateFrom': saleDate, s: 'saleDate:asc' }),
        }),
      ),
      detail: rows.map(({ id }) => ({
        method: 'GET',
        path: fillPath(readSoldItem.path, { params: { id } }),
      })),
      create: rows.map(({ categoryUrl, ...row }) => ({
        method: 'POST',
        path: createSoldItem.path,
        headers,
        body: JSON.stringify({
          title: `${row.title} (again)`,
          description: row.description,
          categoryId: categoryIds.get(categoryUrl),
          maker: row.maker,
          saleDate: row.saleDate,
          price: row.price,
          currency: 'USD',
          source: row.source,
        }),
      })),
    },
  }
}

/** The second to the tenth page of a search: none of them is asked for otherwise. */
function furtherPages(call: PeerCall): PeerCall[] {
  if (!call.path.includes('?')) return []
  return Array.from({ length: 9 }, (_, before) => ({
    ...call,
    path: `${call.path}&offset=${(before + 1) * priceGuideLimits.pageSize}`,
  }))
}
