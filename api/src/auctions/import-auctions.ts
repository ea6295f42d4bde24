import { auctionsImported } from '@vitrine/contracts/auctions/events'
import { auctionsWritingLimits as limits } from '@vitrine/contracts/auctions/limits'
import { auctionsMessages as messages } from '@vitrine/contracts/auctions/messages'
import { auctionInputSchema } from '@vitrine/contracts/auctions/schemas'
import type { FieldError } from '@vitrine/contracts/errors'
import { measuredText } from '@vitrine/contracts/measured-text'
import { isOneLine } from '@vitrine/contracts/one-line'
import { tidyLine } from '@vitrine/contracts/pasted-text'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { type CopyKind, knownBySource } from '../imports/copy-kind.ts'
import { absentOr, fileColumns } from '../imports/file-columns.ts'
import { categoriesToFileUnder, pictureErrors } from '../imports/filed-rows.ts'
import type { CategoryNames } from '../taxonomy/category-names.ts'
import { momentOf } from './auction-time.rules.ts'

const { title, house, place, timeZone, starts, ends, link, description, lots, picture } =
  auctionInputSchema.shape

const name = (missing: string) =>
  measuredText(limits.importedNameMax, { missing, tooLong: messages.nameTooLong })
    .overwrite(tidyLine)
    .min(1, missing)
    .max(limits.importedNameMax, messages.nameTooLong)
    .refine(isOneLine, messages.oneLine)

/** One lot a line: `12|A pair of candlesticks|USD 200–300`. */
const lotOfLine = (line: string) => {
  const [number = '', lotTitle = '', ...estimate] = line.split('|')
  return { number: number.trim(), title: lotTitle.trim(), estimate: estimate.join('|').trim() }
}

/**
 * A row of a file of auctions: the fields of the staff form, with the categories by their names. What comes
 * in by a file is no draft.
 */
const auctionRowSchema = z
  .object({
    externalId: absentOr(name(messages.externalIdMissing)),
    title,
    house,
    place,
    timeZone,
    starts,
    ends,
    /** Titles or urls of top categories; in a CSV with semicolons between. */
    categories: absentOr(
      z
        .array(name(messages.categoriesMissing), { error: messages.categoriesMissing })
        .min(1, messages.categoriesMissing)
        .max(limits.categoriesMax, messages.categoriesTooMany),
      (text) =>
        text
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean),
    ),
    link: absentOr(link),
    description: absentOr(description),
    lots: absentOr(lots, (text) => text.split(/\r?\n/).map(lotOfLine)),
    picture: absentOr(picture),
    status: absentOr(
      z.enum(['published', 'canceled'], { error: messages.statusOfFile }).default('published'),
    ),
    source: name(messages.sourceMissing),
  })
  .refine((row) => row.ends > row.starts, { error: messages.endsBeforeStart, path: ['ends'] })
type AuctionRow = z.output<typeof auctionRowSchema>

interface AuctionCopyOptions {
  database: Database
  imageHosts: readonly string[]
}

/** Auctions as COPY brings them in. A source's own id says which is which. */
export async function auctionCopy({
  database,
  imageHosts,
}: AuctionCopyOptions): Promise<CopyKind<AuctionRow>> {
  const categories = await categoriesToFileUnder(database, 'auction')
  return {
    name: 'auctions',
    schema: auctionRowSchema,
    fileColumns: fileColumns(auctionRowSchema, {
      otherNames: {
        externalId: ['id', 'auction id', 'record id'],
        title: ['name'],
        house: ['auction house'],
        place: ['location', 'city'],
        starts: ['start', 'starts at'],
        ends: ['end', 'ends at'],
        categories: ['category'],
        link: ['url'],
      },
      types: { starts: 'dateTime', ends: 'dateTime' },
    }),
    ...knownBySource,
    check: (row) => [
      ...categoryErrors(row, categories),
      ...timeErrors(row),
      ...pictureErrors(
        { picture: row.picture === '' ? [] : [row.picture] },
        imageHosts,
        messages.pictureNotAllowed,
      ),
    ],
    table: 'auctions',
    columns: [
      { name: 'title', type: 'text', value: (row) => row.title },
      { name: 'house', type: 'text', value: (row) => row.house },
      { name: 'place', type: 'text', value: (row) => row.place },
      { name: 'time_zone', type: 'text', value: (row) => row.timeZone },
      {
        name: 'starts_at',
        type: 'timestamptz',
        value: (row) => momentOf(row.starts, row.timeZone).toISOString(),
      },
      {
        name: 'ends_at',
        type: 'timestamptz',
        value: (row) => momentOf(row.ends, row.timeZone).toISOString(),
      },
      { name: 'category_ids', type: 'bigint[]', value: (row) => idsOf(row, categories).map(String) },
      { name: 'link', type: 'text', value: (row) => row.link },
      { name: 'description', type: 'text', value: (row) => row.description },
      { name: 'lots', type: 'jsonb', value: (row) => JSON.stringify(row.lots) },
      { name: 'picture', type: 'text', value: (row) => row.picture },
      { name: 'status', type: 'text', value: (row) => row.status },
    ],
    written: async (transaction, ids) => {
      await sql`DELETE FROM auction_categories WHERE auction_id = ANY(${[...ids]}::bigint[])`.execute(
        transaction,
      )
      await sql`
        INSERT INTO auction_categories (auction_id, category_id)
        SELECT auction.id, category_id FROM auctions auction, unnest(auction.category_ids) category_id WHERE auction.id = ANY(${[...ids]}::bigint[])
      `.execute(transaction)
    },
    capability: 'auctions.manage',
    imported: auctionsImported,
    action: 'auctions.imported',
  }
}

/** In order and each once, so that the same categories are the same value. */
function idsOf(row: AuctionRow, categories: CategoryNames): number[] {
  return [...new Set(row.categories.flatMap((name) => categories.findRoot(name)?.id ?? []))].toSorted(
    (a, b) => a - b,
  )
}

function categoryErrors(row: AuctionRow, categories: CategoryNames): FieldError[] {
  return row.categories.every((name) => categories.findRoot(name))
    ? []
    : [{ field: 'categories', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
}

/** Where the clocks go back, a later time by the clock may be an earlier moment. */
function timeErrors({ starts, ends, timeZone }: AuctionRow): FieldError[] {
  return momentOf(ends, timeZone) > momentOf(starts, timeZone)
    ? []
    : [{ field: 'ends', errorCode: 'invalid', errorMessage: messages.endsBeforeStart }]
}
