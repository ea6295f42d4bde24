import { fileURLToPath } from 'node:url'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { soldItemToDocument } from '@vitrine/search/price-guide/sold-item-to-document'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { sql } from 'kysely'
import { catalogue } from '../../generation/catalogue.ts'
import { readForms } from '../../generation/forms/read-forms.ts'
import { generateSoldItems } from '../../generation/generate-sold-items.ts'
import { readPlaces } from '../../taxonomy/queries/read-places.query.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { describeLesson } from '../learn-worth/describe-lesson.ts'
import { learnWorth } from '../learn-worth/learn-worth.ts'

const COUNT = 2_500

const forms = readForms(fileURLToPath(new URL('../../../starter-content', import.meta.url)))
/** A third in pounds: enough to learn from. */
const sold = [...generateSoldItems(forms, COUNT, 7)].map((item, at) =>
  at % 3 === 0 ? { ...item, currency: 'GBP' } : item,
)
/** Lots in dollars that are like many others: of each of the titles that occur most often, one. */
const pieces = [
  ...Map.groupBy(
    sold.filter(({ trueMedian, currency }) => trueMedian !== null && currency === 'USD'),
    ({ title }) => title,
  ).values(),
]
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 40)
  .flatMap(([first]) => first ?? [])

/** A lot that is asked about, and what such lots truly sell for. */
export interface Piece {
  title: string
  description: string
  categoryId: number
  trueMedian: number
}

export interface Market {
  api: TestApi
  engine: SearchEngine
  /** One that is like many others. */
  piece: Piece
  /**
   * Takes as `piece` one of which nothing special is to be said, for tests of an ordinary estimate. What was
   * sold follows from the starter content, so no lot is that for ever. To be called after `learn`.
   */
  chooseOrdinaryPiece: () => Promise<void>
  /** Whether the api finds search away. */
  search: { isAway: boolean }
  /** Learns anew, and what an operator is told. */
  learn: (options?: {
    mostLots?: number
    mostJudged?: number
  }) => Promise<{ currencies: number; told: string }>
}

/** An api with an index of generated sold items, of which nothing was learnt yet. */
export async function openMarket(): Promise<Market> {
  const search = { isAway: false }
  const engines: SearchEngine[] = []
  const api = await testApi({
    openEngine: ({ pool }) => {
      const opened = createPostgresEngine({ sql: sqlExecutor(pool) })
      engines.push(opened)
      const away = () => Promise.reject(new SearchUnavailable(null))
      return {
        ...opened,
        moreLikeThis: async (definition, request) =>
          search.isAway ? away() : await opened.moreLikeThis(definition, request),
        idsLikeThis: async (definition, request) =>
          search.isAway ? away() : await opened.idsLikeThis(definition, request),
      }
    },
  })
  const [engine] = engines
  if (!engine) throw new Error('The api has opened no engine.')
  const { database } = api.data
  const categoryIds = new Map<string, number>()
  for (const { title } of catalogue)
    categoryIds.set(
      title,
      await aCategory(database, { title, url: title.toLowerCase().replaceAll(/[^a-z]+/g, '-') }),
    )
  await fill(api, engine, categoryIds)
  const candidates = pieces.map(({ title, description, category, trueMedian }) => ({
    title,
    description,
    categoryId: categoryIds.get(category) ?? 0,
    trueMedian: trueMedian ?? 1,
  }))
  const [first] = candidates
  if (!first) throw new Error('Nothing was sold.')
  const market: Market = {
    api,
    engine,
    search,
    piece: first,
    async chooseOrdinaryPiece() {
      const staff = await api.signedIn('ROLE_ADMIN')
      for (const piece of candidates) {
        const { title, description, categoryId } = piece
        const { body } = await staff('POST', '/api/v1/worth-score/admin/estimates', {
          body: { item: { title, description, categoryId }, filters: {} },
        })
        const { difference, itemsRelated } = body.score
        market.piece = piece
        if (body.outcome === 'told' && difference === null && itemsRelated.length < 50) return
      }
      throw new Error('No lot is an ordinary one.')
    },
    learn: async (options = {}) => {
      const told: string[] = []
      const currencies = await learnWorth(
        { database, engine, tree: await readPlaces(database) },
        {
          mostLots: COUNT,
          mostJudged: 150,
          ...options,
          now: () => new Date('2026-10-01T12:00:00Z'),
          onCurrency: () => undefined,
          onLesson: (currency, lesson) => told.push(describeLesson(currency, lesson)),
        },
      )
      return { currencies, told: told.join('\n') }
    },
  }
  return market
}

async function fill(
  { data: { database } }: TestApi,
  engine: SearchEngine,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = sold.map((item) => ({
    ...item,
    categoryId: categoryIds.get(item.category) ?? 0,
    sortKey: titleSortKey(item.title),
  }))
  const inserted = await sql<{ id: number }>`
    INSERT INTO sold_items (title, sort_key, description, category_id, maker, sale_date, price, currency, source, external_id, pieces)
    SELECT title, "sortKey", description, "categoryId", maker, "saleDate", price, currency, source, "externalId", pieces
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (title text, "sortKey" text, description text, "categoryId" bigint, maker text, "saleDate" date, price numeric, currency text, source text, "externalId" text, pieces integer)
    RETURNING id`.execute(database)
  const ids = inserted.rows.map(({ id }) => id)
  await engine.ensure(priceGuideIndex)
  const upserts = rows.map((row, at) =>
    soldItemToDocument({ ...row, id: ids[at] ?? 0, revision: 1, thumbnail: '', isSample: false }),
  )
  for (let at = 0; at < upserts.length; at += 500)
    await engine.apply(priceGuideIndex, { upserts: upserts.slice(at, at + 500), removals: [] })
  await sql`ANALYZE`.execute(database)
}
