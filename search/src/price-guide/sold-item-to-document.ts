import { titleSortKey } from '@vitrine/contracts/title-order'
import type { SoldItemDocument } from './price-guide.document.ts'
import { priceStepOf } from './price-steps.ts'
import { saleDayOf } from './sale-day.ts'

/** A sold item as its row has it. */
export interface IndexedSoldItem {
  id: number
  revision: number
  title: string
  description: string
  categoryId: number
  maker: string
  /** 2026-01-31 */
  saleDate: string
  price: number
  currency: string
  source: string
  thumbnail: string
  isSample: boolean
}

export function soldItemToDocument({ saleDate, ...item }: IndexedSoldItem): SoldItemDocument {
  return {
    ...item,
    sortKey: titleSortKey(item.title),
    makerName: item.maker,
    saleDay: saleDayOf(saleDate),
    priceStep: priceStepOf(item.price),
  }
}
