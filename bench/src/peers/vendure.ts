import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { HttpCall } from '../shared/load.ts'
import { textOf, type PeerCalls, type PeerRow } from './peer-calls.ts'
import { runPeer, startPeer, type PeerProcess } from './peer-process.ts'
import { z } from 'zod'

const PASSWORD = 'Brass-cabinet-7'
const HEADER = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
]
const SHOP = '/shop-api'
const ADMIN = '/admin-api'
const PAGE = 20

const FOUND = `totalItems items { productId productName slug priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }`
const SEARCH = `query ($input: SearchInput!) { search(input: $input) { ${FOUND} } }`
const SEARCH_WITH_FACETS = `query ($input: SearchInput!) { search(input: $input) { ${FOUND} facetValues { count facetValue { id name } } } }`
const DETAIL = `query ($slug: String!) { product(slug: $slug) { id name slug description facetValues { id name } variants { id sku priceWithTax } } }`
const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }`

export interface VendureGround {
  /** Where its packages are. */
  folder: string
  /** Of a database of its own. */
  databaseUrl: string
  searchUrl: string
  /** For the catalogue, gone afterwards. */
  temporary: string
}

/** Fills Vendure with the same rows by its own importer and builds its index by its own reindex. */
export async function fillVendure(ground: VendureGround, rows: AsyncIterable<PeerRow>): Promise<void> {
  const catalogue = join(ground.temporary, 'catalogue.csv')
  await pipeline(rows, toProducts, stringify({ header: true, columns: HEADER }), createWriteStream(catalogue))
  await runPeer(process.execPath, ['vendure-server.mjs', 'fill', catalogue], {
    cwd: ground.folder,
    environment: environmentOf(ground, 0),
  })
}

/** Serves what was filled in. */
export async function startVendure(ground: VendureGround): Promise<PeerProcess> {
  return await startPeer({
    command: process.execPath,
    args: () => ['vendure-server.mjs', 'serve'],
    cwd: ground.folder,
    environment: (port) => environmentOf(ground, port),
    ready: `${SHOP}?query=%7B__typename%7D`,
  })
}

function environmentOf({ databaseUrl, searchUrl }: VendureGround, port: number): Record<string, string> {
  return {
    PEER_PORT: String(port),
    PEER_DATABASE_URL: databaseUrl,
    PEER_SEARCH_URL: searchUrl,
    PEER_PASSWORD: PASSWORD,
  }
}

async function* toProducts(rows: AsyncIterable<PeerRow>) {
  for await (const row of rows) {
    yield {
      name: row.title,
      slug: `item-${row.id}`,
      description: row.description,
      assets: '',
      facets: `category:${row.category}|maker:${row.maker || 'unknown'}`,
      optionGroups: '',
      optionValues: '',
      sku: String(row.id),
      price: String(row.price),
      taxCategory: 'standard',
      stockOnHand: '1',
      trackInventory: 'false',
      variantAssets: '',
      variantFacets: '',
    }
  }
}

export async function vendureCalls({ origin }: PeerProcess, rows: readonly PeerRow[]): Promise<PeerCalls> {
  const facets = await facetValues(origin)
  const authorization = await adminToken(origin)
  const found = (input: object, query = SEARCH): HttpCall =>
    graphql(SHOP, query, { input: { groupByProduct: true, take: PAGE, ...input } })
  return {
    origin,
    list: 'names',
    totalOf: (response) =>
      z.object({ data: z.object({ search: z.object({ totalItems: z.number() }) }) }).safeParse(response).data
        ?.data.search.totalItems,
    calls: {
      search: rows.map((row, place) => found({ term: textOf(row, place) })),
      'search with facets': rows.map((row, place) =>
        found({ term: textOf(row, place + 1) }, SEARCH_WITH_FACETS),
      ),
      // Its index knows no dates: it filters by category alone.
      'list with filter, sort and total': rows.map(({ category }) =>
        found({ facetValueFilters: [{ and: facets.get(category) }], sort: { name: 'ASC' } }),
      ),
      detail: rows.map(({ id }) => graphql(SHOP, DETAIL, { slug: `item-${id}` })),
      create: rows.map(({ title, description }, place) =>
        graphql(
          ADMIN,
          CREATE,
          {
            input: {
              enabled: true,
              translations: [{ languageCode: 'en', name: title, slug: `again-${place}`, description }],
            },
          },
          authorization,
        ),
      ),
    },
  }
}

function graphql(
  path: string,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): HttpCall {
  return { method: 'POST', path, headers, body: JSON.stringify({ query, variables }) }
}

const facetsSchema = z.object({
  data: z.object({
    search: z.object({
      facetValues: z.array(z.object({ facetValue: z.object({ id: z.string(), name: z.string() }) })),
    }),
  }),
})

async function facetValues(origin: string): Promise<Map<string, string>> {
  const response = await fetch(`${origin}${SHOP}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SEARCH_WITH_FACETS,
      variables: { input: { take: 1, groupByProduct: true } },
    }),
  })
  const { data } = facetsSchema.parse(await response.json())
  return new Map(data.search.facetValues.map(({ facetValue }) => [facetValue.name, facetValue.id]))
}

async function adminToken(origin: string): Promise<Record<string, string>> {
  const query =
    'mutation ($password: String!) { login(username: "superadmin", password: $password) { __typename } }'
  const response = await fetch(`${origin}${ADMIN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { password: PASSWORD } }),
  })
  const token = response.headers.get('vendure-auth-token')
  if (!token) throw new Error(`Vendure let nobody in: ${await response.text()}`)
  return { authorization: `Bearer ${token}` }
}
