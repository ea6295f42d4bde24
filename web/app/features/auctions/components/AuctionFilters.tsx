import { suggestAuctions as endpoint } from '@vitrine/contracts/auctions/endpoints'
import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { lazy, Suspense, useId, type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import { useSettled } from '../../../shared/page/use-settled.ts'
import { SearchBox } from '../../../shared/search-box/SearchBox.tsx'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'
import {
  AUCTIONS_PATH,
  auctionsPath,
  readAuctionsParameters,
  type AuctionsParameters,
} from '../auctions-parameters.ts'

/** Titles of auctions to come. */
const suggestAuctions: Suggest = async (term, signal) => {
  const { items } = await browserCall(endpoint, { query: { term } }, { signal })
  return items
}

interface AuctionFiltersProps {
  parameters: AuctionsParameters
  facets: AuctionsResponse['facets'] | undefined
}

/** The days can be typed: what draws them comes when the page has settled. */
const DaySlider = lazy(() => import('./DaySlider.tsx'))
const place = <div className="mt-2 h-20 nojs:hidden" />

/** The form that the order beside the list belongs to. */
export const FILTER_FORM = 'auction-filters'

/** A native GET form; scripts leave out what is empty and stay within the site. */
export function AuctionFilters({ parameters, facets }: AuctionFiltersProps) {
  const navigate = useNavigate()
  const { query, category, isPast } = parameters
  const [from, setFrom] = useFollowed(parameters.from)
  const [to, setTo] = useFollowed(parameters.to)
  const isSettled = useSettled()
  const days = facets?.days ?? []

  function choose(first: string, last: string) {
    setFrom(first)
    setTo(last)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    void navigate(auctionsPath(readAuctionsParameters(new URLSearchParams(typed))))
  }

  return (
    <search>
      <form
        id={FILTER_FORM}
        action={AUCTIONS_PATH}
        method="get"
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-4 tablet:grid-cols-4 large:grid-cols-[1.6fr_1.3fr_1.3fr_10.5rem_10.5rem_auto]"
        data-print="no"
      >
        {isPast && <input type="hidden" name="past" value="1" />}
        <div className="col-span-2 min-w-0 large:col-span-1">
          <SearchBox label="Search auctions" defaultValue={query} suggest={suggestAuctions} />
        </div>
        <Field label="Category">
          {(id) => (
            <FacetSelect
              id={id}
              name="category"
              all="All categories"
              value={category}
              choices={categoryChoices(category, facets)}
            />
          )}
        </Field>
        <Field label="Place">
          {(id) => (
            <FacetSelect
              id={id}
              name="place"
              all="All places"
              value={parameters.place}
              choices={facets?.places.map((one) => ({
                value: one.place,
                label: one.place,
                count: one.count,
              }))}
            />
          )}
        </Field>
        <Field label="From">
          {(id) => <DayField id={id} name="f.dateFrom" day={from} onChange={setFrom} />}
        </Field>
        <Field label="To">{(id) => <DayField id={id} name="f.dateTo" day={to} onChange={setTo} />}</Field>
        {days.length > 1 && (
          <div className="col-span-2 large:col-start-4">
            <p className="eyebrow nojs:hidden">When auctions begin</p>
            <Suspense fallback={place}>
              {isSettled ? <DaySlider days={days} from={from} to={to} onChange={choose} /> : place}
            </Suspense>
          </div>
        )}
        <button
          type="submit"
          className="button col-span-2 tablet:col-span-1 large:col-start-6 large:row-start-1"
        >
          Search
        </button>
      </form>
    </search>
  )
}

/** Several at once stand as one choice more. */
function categoryChoices(category: string, facets: AuctionFiltersProps['facets']) {
  const choices = (facets?.categories ?? []).map(({ url, title, count }) => ({
    value: url,
    label: title,
    count,
  }))
  const several = readCategoryList(category)
  if (several.length < 2) return choices
  return [
    {
      value: category,
      label: several.map((url) => choices.find(({ value }) => value === url)?.label ?? url).join(', '),
      count: null,
    },
    ...choices,
  ]
}

function DayField({
  id,
  name,
  day,
  onChange,
}: {
  id: string
  name: string
  day: string
  onChange: (day: string) => void
}) {
  return (
    <input
      id={id}
      type="date"
      name={name}
      value={day}
      onChange={(event) => onChange(event.target.value)}
      className="field min-w-0"
    />
  )
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="eyebrow mb-1.5 block">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

interface FacetSelectProps {
  id: string
  name: string
  /** What stands for no choice. */
  all: string
  value: string
  choices: readonly { value: string; label: string; count: number | null }[] | undefined
}

/**
 * One of a facet's values, each with the number of its results where it is known. What is chosen stays there
 * although nothing is left of it.
 */
function FacetSelect({ id, name, all, value, choices = [] }: FacetSelectProps) {
  const [chosen, setChosen] = useFollowed(value)
  const isMissing = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <select
      id={id}
      name={name}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      className="field"
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
          {choice.count !== null && ` (${formatCount(choice.count)})`}
        </option>
      ))}
      {isMissing && <option value={value}>{value} (0)</option>}
    </select>
  )
}

/**
 * A state that becomes each new value that is given. What holds it stays the same element, and so keeps the
 * focus.
 */
function useFollowed<Value>(given: Value): [Value, (value: Value) => void] {
  const [held, setHeld] = useState({ given, value: given })
  if (held.given !== given) setHeld({ given, value: given })
  return [held.given === given ? held.value : given, (value) => setHeld({ given, value })]
}
