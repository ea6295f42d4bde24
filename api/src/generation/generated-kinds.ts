import { stringify } from 'csv-stringify/sync'
import { generateArticles } from './generate-articles.ts'
import { readForms } from './forms/read-forms.ts'
import { generateSoldItems, type GeneratedSoldItem } from './generate-sold-items.ts'

/** What can be generated, in the format that the import takes. */
export interface GeneratedKind {
  /** The formats that the import takes of it, by the ending of the file; the first is the default. */
  formats: readonly [GeneratedFormat, ...GeneratedFormat[]]
  /** What one of many is called on the terminal. */
  noun: string
  /** The first line of a file of this format, if any; it does not count. */
  header?: (format: GeneratedFormat) => string | undefined
  lines(wanted: WantedLines): Iterable<string>
}

export interface WantedLines {
  count: number
  seed: number
  format: GeneratedFormat
  /** The folder of the starter content. */
  starterContent: string
}

export type GeneratedFormat = 'ndjson' | 'csv'

const SOLD_ITEM_COLUMNS = [
  'externalId',
  'title',
  'description',
  'category',
  'saleDate',
  'price',
  'currency',
  'priceBasis',
  'source',
  'maker',
  'pieces',
  'trueMedian',
] as const satisfies readonly (keyof GeneratedSoldItem)[]

export const generatedKinds = {
  'dictionary-articles': {
    formats: ['ndjson'],
    noun: 'articles',
    *lines({ count, seed }) {
      for (const article of generateArticles(count, seed)) yield JSON.stringify(article)
    },
  },
  'sold-items': {
    formats: ['csv', 'ndjson'],
    noun: 'sold items',
    header: (format) => (format === 'csv' ? SOLD_ITEM_COLUMNS.join(',') : undefined),
    *lines({ count, seed, format, starterContent }) {
      for (const item of generateSoldItems(readForms(starterContent), count, seed))
        yield format === 'csv'
          ? csvLine(SOLD_ITEM_COLUMNS.map((column) => item[column]))
          : JSON.stringify({ ...item, maker: item.maker || undefined })
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
