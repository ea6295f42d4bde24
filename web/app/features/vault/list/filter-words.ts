import { choiceLabel } from '@vitrine/contracts/choices'
import {
  ANY_ENTRY,
  CURRENCY_PARAMETER,
  DEFAULT_CURRENCY,
  itemFilters,
  NO_ENTRY,
  parameterOf,
  readFilter,
  type ItemFilter,
} from '@vitrine/contracts/vault-items/list-filters'
import type { ItemFacets } from '@vitrine/contracts/vault-items/schemas'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import type { MoreFilters } from './list-parameters.ts'

/** What each filter that is set says, in the order of the panel. */
export function setFilters(more: MoreFilters, facets: ItemFacets | undefined) {
  return itemFilters.flatMap((filter) => {
    const text = more[parameterOf(filter.name)]
    if (text === undefined) return []
    const words = wordsOf(filter, text, { currency: more[CURRENCY_PARAMETER] ?? DEFAULT_CURRENCY, facets })
    return [{ parameter: parameterOf(filter.name), words: `${filter.label}: ${words}` }]
  })
}

interface Known {
  currency: string
  facets: ItemFacets | undefined
}

function wordsOf(filter: ItemFilter, text: string, { currency, facets }: Known): string {
  switch (filter.kind) {
    case 'entry':
      if (text === NO_ENTRY) return 'none'
      if (text === ANY_ENTRY) return 'any'
      return entryLabel(filter.name, text, facets) ?? `number ${text}`
    case 'choice':
      return choiceLabel(filter.choices, text).toLowerCase()
    case 'choices':
      return (readFilter(filter, text) ?? []).map((name) => choiceLabel(filter.choices, name)).join(', ')
    case 'days':
      return rangeWords(readFilter(filter, text), formatDay)
    case 'amounts':
      return rangeWords(readFilter(filter, text), (amount) => formatMoney(amount, currency))
    case 'day':
      return formatDay(text)
    case 'line':
      return text
    case 'specific':
      return text.replace('=', ' is ')
  }
}

function entryLabel(name: ItemFilter['name'], value: string, facets: ItemFacets | undefined) {
  const choices = facets?.facets.find((facet) => facet.name === name)?.choices
  return choices?.find((choice) => choice.value === value)?.label
}

function rangeWords<Value>(
  range: { from: Value | null; to: Value | null } | null,
  format: (value: Value) => string,
): string {
  if (!range) return ''
  const { from, to } = range
  if (from === null) return to === null ? '' : `up to ${format(to)}`
  return to === null ? `from ${format(from)}` : `${format(from)} to ${format(to)}`
}
