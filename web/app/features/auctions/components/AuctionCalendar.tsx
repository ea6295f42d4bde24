import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { monthOf } from '../auction-days.ts'
import { auctionsPath, type AuctionsParameters } from '../auctions-parameters.ts'

/** Later months are links. */
const MONTHS_SHOWN = 3

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface AuctionCalendarProps {
  /** At least one. */
  days: AuctionsResponse['facets']['calendar']
  parameters: AuctionsParameters
}

/** The months in which auctions begin. A marked day leads to its auctions, under the same filters. */
export function AuctionCalendar({ days, parameters }: AuctionCalendarProps) {
  const months = [...Map.groupBy(days, ({ day }) => day.slice(0, 7))]
  const later = months.slice(MONTHS_SHOWN)
  return (
    <aside aria-labelledby="calendar" data-print="no">
      <h2 id="calendar" className="scroll-mt-6 text-2xl font-medium">
        Calendar
      </h2>
      <p className="mt-2 text-sm text-muted">
        <span aria-hidden="true" className="auction-mark mr-1.5 inline-block h-3 w-3 align-[-1px]" />
        On a marked day, an auction begins. Choose the day to see what takes place on it.
      </p>
      <div className="mt-5 grid gap-6 phone:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {months.slice(0, MONTHS_SHOWN).map(([month, marked]) => (
          <Month key={month} month={month} marked={marked} parameters={parameters} />
        ))}
      </div>
      {later.length > 0 && (
        <>
          <h3 className="mt-6 text-lg font-medium">Later</h3>
          <ul>
            {later.map(([month, marked]) => (
              <li key={month}>
                <Link
                  to={auctionsPath(parameters, { from: `${month}-01`, to: lastDayOf(month) })}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {`${nameOf(month)}: ${counted(
                    marked.reduce((sum, { count }) => sum + count, 0),
                    'auction',
                  )}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}

function Month({
  month,
  marked,
  parameters,
}: {
  month: string
  marked: AuctionCalendarProps['days']
  parameters: AuctionsParameters
}) {
  const blanks = new Date(`${month}-01T00:00:00Z`).getUTCDay()
  const dates = blanks + Number(lastDayOf(month).slice(8))
  const rows = Array.from({ length: Math.ceil(dates / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => week * 7 + weekday),
  )
  return (
    <table className="auction-month">
      <caption>{nameOf(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((places) => (
          <tr key={places[0]}>
            {places.map((place) => (
              <td key={place}>
                {place >= blanks && place < dates && (
                  <Day
                    day={`${month}-${String(place - blanks + 1).padStart(2, '0')}`}
                    marked={marked}
                    parameters={parameters}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({
  day,
  marked,
  parameters,
}: {
  day: string
  marked: AuctionCalendarProps['days']
  parameters: AuctionsParameters
}) {
  const date = Number(day.slice(8))
  const found = marked.find((one) => one.day === day)
  if (!found) return date
  return (
    <Link
      to={auctionsPath(parameters, { from: day, to: day })}
      aria-label={`${date} ${nameOf(day.slice(0, 7))}: ${counted(found.count, 'auction')}`}
      aria-current={parameters.from === day && parameters.to === day ? 'date' : undefined}
      className="auction-mark"
    >
      {date}
    </Link>
  )
}

const midnightOf = (day: string) => `${day}T00:00:00Z`
const nameOf = (month: string) => monthOf(midnightOf(`${month}-01`), 'UTC')

/** '2027-02' as '2027-02-28'. */
function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}
