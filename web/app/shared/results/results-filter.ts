/** A filter as its page shows it. */
export type ResultsFilter = ChoiceFilter | SpanFilter | PriceFilter

export interface ResultsChoice {
  value: string
  label: string
  /** Null where the counts are not known. */
  count: number | null
  /** Stands below another one: a category of a category. */
  isBelow?: boolean
}

/** One value of several. */
export interface ChoiceFilter {
  kind: 'choice'
  /** Its parameter in the URL. */
  name: string
  legend: string
  choices: readonly ResultsChoice[]
}

/** From one year to another, over a picture of where the results lie. */
export interface SpanFilter {
  kind: 'span'
  /** The parameters of its two ends. */
  from: string
  to: string
  legend: string
  /** How many results each year of the whole span has, without this filter; none while it is not known. */
  years: readonly { year: number; count: number }[]
}

/** From one price to another in one currency: only for whoever sees every price. */
export interface PriceFilter {
  kind: 'price'
  /** The parameters of its two ends and of its currency. */
  from: string
  to: string
  currency: string
  legend: string
  /** Where the prices lie without this filter, from low to high. */
  buckets: readonly { from: number; to: number; count: number }[]
  currencies: readonly { value: string; label: string }[]
  /** The currency that holds, which need not be chosen. */
  shownCurrency: string
  /** What of it holds now; only whoever loads prices can tell. */
  chips: readonly AppliedFilter[]
}

export interface AppliedFilter {
  /** The parameters that it takes with it when it goes. */
  names: readonly string[]
  kind: string
  label: string
}

interface FoundCategory {
  url: string
  title: string
  /** Null for a root category. */
  parentUrl: string | null
  count: number
}

/** The categories that a search found, and none of one that failed. */
export function categoryFilter(legend: string, found: readonly FoundCategory[] = []): ChoiceFilter {
  return {
    kind: 'choice',
    name: 'category',
    legend,
    choices: found.map(({ url, title, parentUrl, count }) => ({
      value: url,
      label: title,
      count,
      isBelow: parentUrl !== null,
    })),
  }
}

/** The values that a search found, and none of one that failed. */
export function valueChoices(
  found: readonly { value: string; title?: string; count: number }[] = [],
): ResultsChoice[] {
  return found.map(({ value, title = value, count }) => ({ value, label: title, count }))
}

/** The filters that hold now, as chips name them. */
export function appliedFilters(
  filters: readonly ResultsFilter[],
  applied: Readonly<Record<string, string>>,
): AppliedFilter[] {
  return filters.flatMap((filter): AppliedFilter[] => {
    if (filter.kind === 'span') {
      const [from, to] = [applied[filter.from], applied[filter.to]]
      return from || to
        ? [{ names: [filter.from, filter.to], kind: filter.legend, label: spanText(from, to) }]
        : []
    }
    if (filter.kind === 'price') return [...filter.chips]
    const value = applied[filter.name]
    if (!value) return []
    const titles = value
      .split(',')
      .map((one) => filter.choices.find((choice) => choice.value === one)?.label ?? one)
    return [
      {
        names: [filter.name],
        kind: filter.legend,
        label: filter.choices.find((choice) => choice.value === value)?.label ?? titles.join(', '),
      },
    ]
  })
}

type Values = Readonly<Record<string, string>>

/**
 * How many results there will be once what waits is applied: known where one choice alone waits, for its
 * count holds with all others.
 */
export function countOfWaiting(
  filters: readonly ResultsFilter[],
  { chosen, applied }: { chosen: Values; applied: Values },
): number | null {
  const changed = Object.keys({ ...chosen, ...applied }).filter(
    (name) => (chosen[name] ?? '') !== (applied[name] ?? ''),
  )
  const [name] = changed
  if (changed.length !== 1 || name === undefined) return null
  const filter = filters.find((one) => one.kind === 'choice' && one.name === name)
  return filter?.kind === 'choice'
    ? (filter.choices.find(({ value }) => value === chosen[name])?.count ?? null)
    : null
}

/** 'from 1990', '1990 to 1999' */
export function spanText(from: string | undefined, to: string | undefined): string {
  if (!to) return `from ${from}`
  if (!from) return `up to ${to}`
  return from === to ? from : `${from} to ${to}`
}
