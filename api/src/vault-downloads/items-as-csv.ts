import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { stringify } from 'csv-stringify'
import { pipeline, Readable } from 'node:stream'
import { significanceLabel, slashedDate } from './shown-values.rules.ts'

const columns = [
  'ID', 'Title', 'Subtitle', 'Description', 'Category', 'Collection', 'Tags', 'Date Acquired', 'Purchase Price', 'Sold Price', 'Years In Family', 'Significance', 'Insurance Company',
  'Storage Location', 'Item Specifics', 'Photos', 'Videos', 'Estimated Price Min', 'Estimated Price Max', 'Mean Price', 'Estimate Currency', 'Date Added',
]

/** A table for a spreadsheet: what begins as a formula would is text there. */
export function itemsAsCsv(items: AsyncIterable<VaultItem>, categories: ReadonlyMap<number, string>): AsyncIterable<Uint8Array> {
  const table = stringify({ header: true, columns, bom: true, record_delimiter: 'windows', escape_formulas: true, cast: { number: String } })
  return pipeline(Readable.from(rowsOf(items, categories)), table, () => undefined)
}

async function* rowsOf(items: AsyncIterable<VaultItem>, categories: ReadonlyMap<number, string>): AsyncGenerator<(string | number)[]> {
  for await (const item of items) yield rowOf(item, categories)
}

function rowOf(item: VaultItem, categories: ReadonlyMap<number, string>): (string | number)[] {
  return [
    item.id, item.title, item.subtitle, item.description, categories.get(item.categoryId) ?? '', item.itemCollections.map(({ title }) => title).join('; '), item.tags.map(({ title }) => title).join('; '),
    slashedDate(item.purchaseDate), amount(item.purchasePrice), amount(item.soldPrice), item.numberOfYearsInFamily ?? '', item.itemSignificances.map(significanceLabel).join('; '),
    item.insurance?.displayName ?? '', item.storageLocation?.displayName ?? '', item.itemSpecifics.map(({ displayName, value }) => `${displayName}: ${value}`).join('; '), item.imagesCount, item.videosCount,
    amount(item.estimatedPriceMin), amount(item.estimatedPriceMax), amount(item.meanPrice), item.estimateCurrency ?? '', slashedDate(item.createdDate),
  ]
}

function amount(price: number | null): string {
  return price === null ? '' : price.toFixed(2)
}
