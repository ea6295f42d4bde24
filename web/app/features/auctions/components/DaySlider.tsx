import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { HistogramSlider } from '../../../shared/results/HistogramSlider.tsx'
import { auctionDay } from '../auction-days.ts'

interface DaySliderProps {
  /** At least two, in order. */
  days: AuctionsResponse['facets']['days']
  /** As '2027-03-04'; empty is open. */
  from: string
  to: string
  onChange: (from: string, to: string) => void
}

/** The days of the filter, drawn: over where the auctions lie. */
export default function DaySlider({ days, from, to, onChange }: DaySliderProps) {
  const last = days.length - 1
  const [start, end] = from !== '' && to !== '' && from > to ? [to, from] : [from, to]
  const low = start === '' ? 0 : stepOf(days, start)
  const high = end === '' ? last : stepOf(days, end)
  const describe = (step: number) =>
    [days[step]?.from, days[step]?.to]
      .map((day) => (day ? auctionDay(`${day}T00:00:00Z`, 'UTC') : ''))
      .join(' – ')
  return (
    <HistogramSlider
      labels={['Earliest days', 'Latest days']}
      counts={days.map(({ count }) => count)}
      low={low}
      high={high}
      describe={describe}
      // The end of the whole span is an open end; the day that was not dragged stays as it was typed.
      onChange={(earliest, latest) => {
        const typed = { start: earliest === low, end: latest === high }
        onChange(
          typed.start ? start : earliest === 0 ? '' : (days[earliest]?.from ?? ''),
          typed.end ? end : latest === last ? '' : (days[latest]?.to ?? ''),
        )
      }}
    />
  )
}

/** The span that a day lies in; one before or behind all of them is the nearest end. */
function stepOf(days: DaySliderProps['days'], day: string): number {
  const step = days.findIndex(({ to }) => day <= to)
  return step === -1 ? days.length - 1 : step
}
