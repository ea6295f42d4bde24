import { stringify } from 'csv-stringify/sync'
import { generateArticles } from './generate-articles.ts'
import { generateSoldItems, type GeneratedSoldItem } from './generate-sold-items.ts'

/** What can be generated, in the format that the import takes. */
export interface GeneratedKind {
  /** As the file is called, without the packing. */
  ending: 'ndjson' | 'csv'
  /** What one of many is called on the terminal. */
  noun: string
  header?: string
  lines(count: number, seed: number): Iterable<string>
}

const SOLD_ITEM_COLUMNS = [
  'externalId',
  'title',
  'description',
  'category',
  'saleDate',
  'price',
  'currency',
  'source',
  'maker',
  'pieces',
  'trueMedian',
] as const satisfies readonly (keyof GeneratedSoldItem)[]

export const generatedKinds = {
  'dictionary-articles': {
    ending: 'ndjson',
    noun: 'articles',
    *lines(count, seed) {
      for (const article of generateArticles(count, seed)) yield JSON.stringify(article)
    },
  },
  'sold-items': {
    ending: 'csv',
    noun: 'sold items',
    header: SOLD_ITEM_COLUMNS.join(','),
    *lines(count, seed) {
      for (const item of generateSoldItems(count, seed))
        yield csvLine(SOLD_ITEM_COLUMNS.map((column) => item[column]))
    },
  },
} as const satisfies Record<string, GeneratedKind>

export type GeneratedKindName = keyof typeof generatedKinds

export function isGeneratedKind(name: string | undefined): name is GeneratedKindName {
  return name !== undefined && Object.hasOwn(generatedKinds, name)
}

function csvLine(values: readonly (string | number | null)[]): string {
  return stringify([[...values]], { record_delimiter: '' })
}
