import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SearchBox } from '../../../shared/search-box/SearchBox.tsx'
import { AUCTIONS_PATH, auctionsPath, readAuctionsParameters, type AuctionsParameters } from '../auctions-parameters.ts'
import { suggestAuctions } from '../queries/suggestions.ts'
import { useFollowed } from '../../../shared/ui/use-followed.ts'
import { FacetSelect } from './FacetSelect.tsx'

interface AuctionFiltersProps {
  parameters: AuctionsParameters
  facets: AuctionsResponse['facets'] | undefined
}

/** The form that the order beside the list belongs to. */
export const FILTER_FORM = 'auction-filters'

/** A native GET form; scripts leave out what is empty and stay within the site. */
export function AuctionFilters({ parameters, facets }: AuctionFiltersProps) {
  const navigate = useNavigate()
  const { query, category, place, from, to, isPast } = parameters

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    void navigate(auctionsPath(readAuctionsParameters(new URLSearchParams(typed))))
  }

  return (
    <search>
      <form id={FILTER_FORM} action={AUCTIONS_PATH} method="get" onSubmit={submit} className="grid grid-cols-2 items-end gap-x-4 gap-y-4 tablet:grid-cols-4 large:grid-cols-[1.6fr_1.3fr_1.3fr_10.5rem_10.5rem_auto]" data-print="no">
        {isPast && <input type="hidden" name="past" value="1" />}
        <div className="col-span-2 min-w-0 large:col-span-1">
          <SearchBox label="Search auctions" defaultValue={query} suggest={suggestAuctions} />
        </div>
        <Field label="Category">{(id) => <FacetSelect id={id} name="category" all="All categories" value={category} choices={facets?.categories.map(({ url, title, count }) => ({ value: url, label: title, count }))} />}</Field>
        <Field label="Place">{(id) => <FacetSelect id={id} name="place" all="All places" value={place} choices={facets?.places.map((one) => ({ value: one.place, label: one.place, count: one.count }))} />}</Field>
        <Field label="From">{(id) => <DayField id={id} name="f.dateFrom" day={from} />}</Field>
        <Field label="To">{(id) => <DayField id={id} name="f.dateTo" day={to} />}</Field>
        <button type="submit" className="button col-span-2 tablet:col-span-1">
          Search
        </button>
      </form>
    </search>
  )
}

function DayField({ id, name, day }: { id: string; name: string; day: string }) {
  const [chosen, setChosen] = useFollowed(day)
  return <input id={id} type="date" name={name} value={chosen} onChange={(event) => setChosen(event.target.value)} className="field min-w-0" />
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
