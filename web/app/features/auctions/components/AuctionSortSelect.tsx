import { auctionSorts, isAuctionSort } from '@vitrine/contracts/auctions/sorts'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { SortButton } from '../../../shared/results/SortButton.tsx'
import { auctionsPath, type AuctionsParameters } from '../auctions-parameters.ts'
import { FILTER_FORM } from './AuctionFilters.tsx'

/** Applies at once; without scripts with the form of the filters. */
export function AuctionSortSelect({ parameters }: { parameters: AuctionsParameters }) {
  const id = useId()
  const navigate = useNavigate()
  return (
    <div className="flex min-w-0 items-center gap-3" data-print="no">
      <label htmlFor={id} className="shrink-0 text-sm text-muted">
        Sort results
      </label>
      <select
        id={id}
        name="s"
        form={FILTER_FORM}
        className="field"
        value={parameters.sort}
        onChange={({ target: { value } }) => {
          if (isAuctionSort(value)) void navigate(auctionsPath(parameters, { sort: value }))
        }}
      >
        {auctionSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <SortButton form={FILTER_FORM} />
    </div>
  )
}
