import { itemFields, type EntryField, type FieldKey } from './item-fields.ts'
import type { VaultItem } from './schemas.ts'

type FactValues = Pick<VaultItem, Exclude<FieldKey, EntryField['custom']>>

/** How values are written where the facts are shown. */
export interface FactFormats {
  date: (day: string) => string
  price: (price: number) => string
  years: (years: number) => string
  significances: (significances: VaultItem['itemSignificances']) => string
}

export interface ItemFact {
  name: string
  /** '' where there is nothing to show. */
  value: string
}

/** An item's fields with their labels, as its page and its PDF list them. */
export function itemFactsOf(item: FactValues, formats: FactFormats): ItemFact[] {
  return itemFields.flatMap((field): ItemFact[] => {
    const fact = (value: string) => [{ name: field.label, value }]
    switch (field.kind) {
      case 'line':
        return field.isFact ? fact(item[field.name]) : []
      case 'date':
        return fact(shown(item[field.name], formats.date))
      case 'price':
        return fact(shown(item[field.name], formats.price))
      case 'years':
        return fact(shown(item[field.name], formats.years))
      case 'significances':
        return fact(formats.significances(item[field.name]))
      case 'entry':
        return [{ name: field.answerLabel, value: answerOf(item, field) }, ...fact(pathOf(item[field.name]))]
    }
  })
}

function shown<Value>(value: Value | null, format: (value: Value) => string): string {
  return value === null ? '' : format(value)
}

/** 'House › Kitchen › Shelf' */
function pathOf(entry: FactValues[EntryField['name']]): string {
  return entry ? [...(entry.path ?? []), entry.displayName].join(' › ') : ''
}

function answerOf(item: FactValues, { answer, name, unnamed, showsAnswer }: EntryField): string {
  if (item[answer] && !item[name]) return unnamed
  if (!showsAnswer) return ''
  return item[answer] ? 'Yes' : 'No'
}
