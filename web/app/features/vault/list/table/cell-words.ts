import { choiceLabel } from '@vitrine/contracts/choices'
import { readOwnValue, tidyOwnValue, writeOwnValue } from '@vitrine/contracts/own-fields/own-field-values'
import { numberRead, readAmount, readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import type { TableCell } from '@vitrine/contracts/vault-views/table-schemas'
import { formatDay } from '../../../../shared/format/dates.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { leftDateText, textOfDay } from '../../wizard/date-text.ts'
import { ownChoices, type ShownColumn } from './table-columns.ts'

/** US dollars, or the currency in which values and costs are shown. */
const ofItem = 'USD'

/** What a cell shows; '' where there is nothing. */
export function cellText({ kind, choices = [] }: ShownColumn, cell: TableCell, currency: string): string {
  if (cell === null) return ''
  if (Array.isArray(cell))
    return cell.map((each) => (typeof each === 'number' ? significance(each) : each.name)).join(', ')
  if (typeof cell === 'object') return cell.name
  if (typeof cell === 'number') {
    if (kind === 'price') return formatMoney(cell, ofItem)
    if (kind === 'worth') return formatMoney(cell, currency)
    return kind === 'amount' ? cell.toFixed(2) : String(cell)
  }
  if (kind === 'date') return textOfDay(cell)
  if (kind === 'instant') return formatDay(cell)
  return kind === 'choice' ? choiceLabel(choices, cell) : cell
}

function significance(id: number): string {
  return itemSignificances.find((each) => each.id === id)?.label ?? ''
}

/** What the editor of a cell begins with; of what is chosen the value of the choice. */
export function cellDraft({ kind, own }: ShownColumn, cell: TableCell): string {
  if (cell === null || Array.isArray(cell)) return ''
  if (typeof cell === 'object') return String(cell.id)
  if (kind === 'date') return textOfDay(String(cell))
  if (own && typeof cell === 'string') {
    const day = own.type === 'date' ? readAcquiredDate(cell) : null
    return day === null ? readOwnValue(own, cell) : textOfDay(day)
  }
  return String(cell)
}

export type CellValue = string | number | null

/** What was typed or chosen as the call takes it; undefined where it cannot be read. */
export function draftValue({ kind, own }: ShownColumn, draft: string): CellValue | undefined {
  switch (kind) {
    case 'price':
    case 'amount':
      return read(numberRead(readAmount(draft)))
    case 'count':
      return read(numberRead(readWholeNumber(draft)))
    case 'category':
    case 'collection':
    case 'entry':
      return draft === '' ? null : Number(draft)
    case 'date':
      return draft.trim() === '' ? '' : (readAcquiredDate(leftDateText(draft)) ?? undefined)
    case 'own':
      if (draft.trim() === '' || !own) return draft.trim()
      return ownChoices(own) ? draft : tidyOwnValue(own, writeOwnValue(own, draft))
    default:
      return draft
  }
}

function read(number: number | null): number | null | undefined {
  return Number.isNaN(number) ? undefined : number
}
