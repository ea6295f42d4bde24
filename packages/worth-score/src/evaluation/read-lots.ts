import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
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

/**
 * The sold-price import format: CSV with a header, plain or .gz. Prices of 0 and less are dropped, and
 * currencies other than that of most.
 */
export async function readLots(path: string): Promise<LotsRead> {
  const file = createReadStream(path)
  const parser = parse({ columns: true, bom: true, skip_empty_lines: true, relax_column_count: true })
  const rows: AsyncIterable<Record<string, string>> = (
    path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  ).pipe(parser)
  const lots: EvaluatedLot[] = []
  let withoutPrice = 0
  for await (const row of rows) {
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

function ofOneCurrency(lots: readonly EvaluatedLot[]): EvaluatedLot[] {
  const groups = [...Map.groupBy(lots, ({ currency }) => currency).values()]
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])
}
