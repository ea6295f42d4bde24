import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { auctionInputSchema } from '@vitrine/contracts/auctions/schemas'
import { discountCodeInputSchema } from '@vitrine/contracts/billing/discount-code-schemas'
import { soldProducts } from '@vitrine/contracts/billing/products'
import { billingPeriods } from '@vitrine/contracts/identity/billing'
import { bookInputSchema } from '@vitrine/contracts/library/managed-schemas'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { partnerInputSchema } from '@vitrine/contracts/partners/schemas'
import type { Database } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { partners as partnersRecord } from '../partners/partners.record.ts'
import { CreateRecord } from '../records/create-record.command.ts'
import type { StarterPartner, StarterAuction, StarterBook } from './read-starter-content.ts'
import { auctions as auctionsRecord } from '../auctions/auctions.record.ts'
import { books as booksRecord } from '../library/books.record.ts'
import { discountCodes } from '../billing/discount-codes.record.ts'

/** Said on each page, so that nobody takes the starter content for a real house. */
const PARTNERS_RECORDS =
  'This is a sample partner: an invented company that shows what a partner’s page looks like. We have no records from it.'

/** The houses of the starter content that are not there yet. */
export async function createPartners(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  partners: readonly StarterPartner[],
): Promise<void> {
  const existing = new Set(
    (await database.selectFrom('data_partners').select('source_url').execute()).map((row) => row.source_url),
  )
  for (const { url, source, bgColor, about } of partners) {
    if (existing.has(url)) continue
    const input = partnerInputSchema.parse({
      source,
      sourceUrl: url,
      bgColor,
      about,
      records: PARTNERS_RECORDS,
      graphicUrl: `${MEDIA_PATH}partners/${url}.svg`,
      website: `https://${url}.example/`,
    })
    await commands.execute(new CreateRecord(partnersRecord, actor, input))
  }
}

interface StarterAuctions {
  auctions: readonly StarterAuction[]
  /** By their urls. */
  categories: ReadonlyMap<string, number>
  now: Date
}

/** The auctions of the starter content that are not there yet, on days that are counted from today. */
export async function createAuctions(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  { auctions, categories, now }: StarterAuctions,
): Promise<void> {
  const existing = new Set(
    (await database.selectFrom('auctions').select('title').where('is_sample', '=', true).execute()).map(
      ({ title }) => title,
    ),
  )
  for (const { inDays, days, starts, ends, categories: urls, picture, lots, ...auction } of auctions) {
    if (existing.has(auction.title)) continue
    const dayIn = (number: number) => timeAfter(now, { days: number }).toISOString().slice(0, 10)
    const input = auctionInputSchema.parse({
      ...auction,
      starts: `${dayIn(inDays)}T${starts}`,
      ends: `${dayIn(inDays + days - 1)}T${ends}`,
      categoryIds: urls.flatMap((url) => categories.get(url) ?? []),
      picture: `${MEDIA_PATH}articles/${picture}.webp`,
      lots: lots.map(([number, title, estimate]) => ({ number, title, estimate })),
      status: 'published',
      isSample: true,
    })
    await commands.execute(new CreateRecord(auctionsRecord, actor, input))
  }
}

/** Where the records of the first run come from. */
export const STARTER_LIBRARY = 'Starter library'

interface StarterBooks {
  books: readonly StarterBook[]
  /** By their urls. */
  categories: ReadonlyMap<string, number>
}

/** The books of the starter content that are not there yet. */
export async function createBooks(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  { books, categories }: StarterBooks,
): Promise<void> {
  const rows = await database
    .selectFrom('books')
    .select('external_id')
    .where('source', '=', STARTER_LIBRARY)
    .execute()
  const existing = new Set(rows.map(({ external_id }) => external_id))
  for (const { id, category, contents, ...book } of books) {
    if (existing.has(id)) continue
    const input = bookInputSchema.parse({
      ...book,
      categoryId: categories.get(category),
      contents: contents.map((entry) =>
        typeof entry === 'string' ? { title: entry } : { title: entry[0], page: entry[1] },
      ),
      source: STARTER_LIBRARY,
      externalId: id,
    })
    await commands.execute(new CreateRecord(booksRecord, actor, input))
  }
}

/** A stand-in for a provider reads from the provider's ID what a discount takes off. */
const discountCodeSamples = [
  {
    code: 'SAMPLE-20',
    kind: 'percent',
    percent: 20,
    payments: 1,
    zuoraRatePlanId: 'sample-20-percent-once',
    avangateCoupon: 'sample-20-percent-once',
  },
  {
    code: 'SAMPLE-5',
    kind: 'amount',
    amounts: { USD: '5.00', EUR: '5.00', GBP: '5.00', CAD: '5.00' },
    payments: 3,
    zuoraRatePlanId: 'sample-5.00-off-3-times',
    avangateCoupon: 'sample-5.00-off-3-times',
  },
]

/** The two discount codes of the starter content, where they are not there yet. */
export async function createDiscountCodes(
  commands: CommandBus,
  actor: Actor,
  database: Database,
): Promise<void> {
  const existing = new Set(
    (await database.selectFrom('discount_codes').select('code').execute()).map(({ code }) => code),
  )
  for (const sample of discountCodeSamples) {
    if (existing.has(sample.code)) continue
    await commands.execute(
      new CreateRecord(
        discountCodes,
        actor,
        discountCodeInputSchema.parse({
          ...sample,
          products: [...soldProducts],
          billingPeriods: [...billingPeriods],
        }),
      ),
    )
  }
}
