import type { FieldError } from '@vitrine/contracts/errors'
import { latestToday } from '@vitrine/contracts/calendar-day'
import {
  createSoldItem,
  deleteSoldItem,
  manageSoldItem,
  manageSoldItems,
  updateSoldItem,
} from '@vitrine/contracts/price-guide/endpoints'
import { soldItemCreated, soldItemDeleted, soldItemUpdated } from '@vitrine/contracts/price-guide/events'
import { soldItemPageUri } from '@vitrine/contracts/price-guide/item-page'
import { managedSoldItemSchema, type ManagedSoldItem } from '@vitrine/contracts/price-guide/managed-schemas'
import { soldItemMessages as messages } from '@vitrine/contracts/price-guide/messages'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { sortKeyPattern, titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { ifText, inCategory } from '../records/list-filters.ts'
import { fieldsOf } from '../records/list-records.ts'
import { lockCategory } from '../taxonomy/queries/lock-category.query.ts'

const ownFields = managedSoldItemSchema
  .omit({ category: true, saleDate: true, price: true, pageURI: true })
  .keyof().options

export const soldItems = defineRecord({
  name: 'sold-item',
  resource: 'sold-items',
  table: 'sold_items',
  capability: 'price-guide.manage',
  endpoints: {
    list: manageSoldItems,
    read: manageSoldItem,
    create: createSoldItem,
    update: updateSoldItem,
    delete: deleteSoldItem,
  },
  events: recordEvents((soldItemId, revision) => ({ soldItemId, revision }), {
    created: soldItemCreated,
    updated: soldItemUpdated,
    deleted: soldItemDeleted,
  }),
  tombstone: 'sold-item',
  constraints: {
    sold_items_external_id_key: {
      code: 'ALREADY_EXISTS',
      field: 'externalId',
      message: messages.externalIdTaken,
    },
    // Whoever files an item holds its category: only a delete of the category can be too late.
    sold_items_category_id_fkey: { code: 'IN_USE', message: taxonomyMessages.inUse },
  },
  pictures: {
    of: ({ pictures }) => Object.fromEntries(pictures.map((url, at) => [`pictures.${at}`, url])),
    stored: ({ pictures }) => pictures,
    notAllowed: messages.pictureNotAllowed,
  },
  lock: async (transaction, id) =>
    await transaction
      .selectFrom('sold_items')
      .selectAll()
      .select(sql<string>`to_char(sale_date, 'YYYY-MM-DD')`.as('sale_day'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  check: async (transaction, { input, now }) => {
    const refused: FieldError[] = []
    if (input.saleDate > latestToday(now))
      refused.push({ field: 'saleDate', errorCode: 'invalid', errorMessage: messages.saleDateToCome })
    refused.push(...(await lockCategory(transaction, input, messages.categoryUnknown)))
    return refused
  },
  columns: (input) => ({
    ...columnValuesOf(input),
    sort_key: titleSortKey(input.title),
    // A rebuild asks what was written since it began: the time of the statement, not of the transaction.
    updated_at: sql`clock_timestamp()`,
  }),
  audit: {
    created: ({ title, price, currency }) => ({ title, price, currency }),
    updated: (before, input) => changesBetween({ ...before, sale_date: before.sale_day }, input),
    deleted: ({ title }) => ({ title }),
  },
  list: {
    sorts: {
      saleDate: 'sold_items.sale_date',
      title: 'sold_items.sort_key',
      price: 'sold_items.price',
      id: 'sold_items.id',
    },
    ties: 'sorted',
    /**
     * `q` is the beginning of a title, or the source's own id: with a million items nothing else is found at
     * once, and the price guide's own search looks into titles.
     */
    where: ({ q, source, currency, categoryId, isSample }) => [
      ...ifText(
        q,
        (text) =>
          sql`(sold_items.sort_key LIKE ${sortKeyPattern(text, 'beginning')} OR sold_items.external_id = ${text})`,
      ),
      ...ifText(source, (text) => sql`sold_items.source = ${text}`),
      ...ifText(currency, (text) => sql`sold_items.currency = ${text.toUpperCase()}`),
      ...inCategory('sold_items.category_id', categoryId),
      ...(typeof isSample === 'boolean' ? [sql`sold_items.is_sample = ${isSample}`] : []),
    ],
    load: async (executor, which) => {
      const { rows } = await sql<Omit<ManagedSoldItem, 'pageURI'>>`
        SELECT
          ${fieldsOf('sold_items', ownFields)}, node.title AS category,
          to_char(sold_items.sale_date, 'YYYY-MM-DD') AS "saleDate", sold_items.price::float8 AS price
        FROM sold_items JOIN taxonomy_nodes node ON node.id = sold_items.category_id ${which}
      `.execute(executor)
      return rows.map((row) => ({ ...row, pageURI: soldItemPageUri(row.id, row.title) }))
    },
  },
})
