import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { readTable } from '@vitrine/tabular/read-table'
import { surveyTable, type TableSource } from '@vitrine/tabular/survey-table'
import type { SoldLot } from '../sold-lot.ts'

/** A lot of an evaluation, with what a generated corpus tells beside. */
export interface EvaluatedLot extends SoldLot {
  /** The median of the generator's model for what can be seen; only of single lots that are labeled rightly. */
  trueMedian?: number
}

export interface LotsRead {
  lots: EvaluatedLot[]
  dropped: { withoutPrice: number; otherCurrency: number }
}

const columns = [
  { name: 'source' },
  { name: 'externalId' },
  { name: 'title', isRequired: true },
  { name: 'description' },
  { name: 'category' },
  { name: 'saleDate', type: 'date', isRequired: true },
  { name: 'price', type: 'number', isRequired: true },
  { name: 'currency' },
  { name: 'trueMedian', type: 'number' },
] as const

/**
 * The sold-price import format: a table with a header, plain or .gz. Prices of 0 and less are dropped, and
 * currencies other than that of most.
 *
 * @throws TableUnreadable
 */
export async function readLots(path: string): Promise<LotsRead> {
  const source: TableSource = () => {
    const file = createReadStream(path)
    return path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  }
  const lots: EvaluatedLot[] = []
  let withoutPrice = 0
  for await (const row of rowsOf(source)) {
    const price = Number(row['price'])
    if (!(price > 0) || !/^\d{4}-\d\d-\d\d/.test(row['saleDate'] ?? '')) {
      withoutPrice += 1
      continue
    }
    lots.push({
      id: `${row['source'] ?? ''} ${row['externalId'] ?? lots.length}`,
      title: row['title'] ?? '',
      description: row['description'] ?? '',
      category: row['category'] ?? '',
      saleDate: (row['saleDate'] ?? '').slice(0, 10),
      price,
      currency: row['currency'] ?? '',
      ...(row['trueMedian'] && { trueMedian: Number(row['trueMedian']) }),
    })
  }
  const kept = ofOneCurrency(lots)
  return { lots: kept, dropped: { withoutPrice, otherCurrency: lots.length - kept.length } }
}

async function* rowsOf(source: TableSource): AsyncGenerator<Record<string, string>> {
  const reading = await surveyTable(source, columns)
  for await (const rows of readTable(source, reading))
    for (const { value, otherForm } of rows) yield otherForm ? {} : value
}

function ofOneCurrency(lots: readonly EvaluatedLot[]): EvaluatedLot[] {
  const groups = [...Map.groupBy(lots, ({ currency }) => currency).values()]
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])
}
