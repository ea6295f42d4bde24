import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { Link } from 'react-router'
import { LateToldResults } from '../../../shared/results/LateToldResults.tsx'
import type { ListFailure as Failure } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { LateViewChoice } from '../../../shared/results/LateViewChoice.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { appliedFilters } from '../applied-filters.ts'
import { auctionsPath, everything, otherList, type AuctionsParameters } from '../auctions-parameters.ts'
import { understoodNote } from '../understood-note.ts'
import { AuctionChips } from './AuctionChips.tsx'
import { AuctionFilters } from './AuctionFilters.tsx'
import { AuctionResults } from './AuctionResults.tsx'
import { AuctionSortSelect } from './AuctionSortSelect.tsx'

interface AuctionsPageProps {
  parameters: AuctionsParameters
  response: AuctionsResponse | null
  failure: Failure | null
}

export function AuctionsPage({ parameters, response, failure }: AuctionsPageProps) {
  const { isPast } = parameters
  const count = response ? counted(response.meta.total, 'auction') : ''
  const note = response && understoodNote(response, parameters.query)
  return (
    <div className="page py-12">
      <PageTitle>{isPast ? 'Past Auctions' : 'Upcoming Auctions'}</PageTitle>
      <nav aria-label="Upcoming or past" className="mt-6 flex gap-6 border-b border-hairline">
        {[false, true].map((past) => (
          <Link
            key={String(past)}
            to={past === isPast ? auctionsPath(parameters) : otherList(parameters)}
            aria-current={past === isPast ? 'page' : undefined}
            className={`-mb-px inline-flex min-h-11 items-center border-b-2 ${past === isPast ? 'border-brass text-ink' : 'border-transparent text-muted hover:text-brass'}`}
          >
            {past ? 'Past auctions' : 'Upcoming'}
          </Link>
        ))}
      </nav>
      <div className="mt-6">
        <AuctionFilters parameters={parameters} facets={response?.facets} />
      </div>
      {response && (
        <div className="mt-8 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p id="found" className="font-medium">
            {response.meta.total > 0 && count}
            {note && <span className="font-normal text-muted">. {note}</span>}
          </p>
          <LateToldResults place="found" words={note ? `${count}. ${note}` : count} />
          <div className="flex flex-wrap items-center gap-4">
            {response.items.length > 0 && <LateViewChoice own="list" />}
            <AuctionSortSelect parameters={parameters} />
          </div>
        </div>
      )}
      <div className="mt-3">
        <AuctionChips chips={appliedFilters(parameters, response?.facets)} clear={everything(parameters)} />
      </div>
      <div className="mt-2">
        {response ? (
          <AuctionResults response={response} parameters={parameters} />
        ) : (
          <ListFailure text={failure?.text ?? ''} />
        )}
      </div>
    </div>
  )
}
