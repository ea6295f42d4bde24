import type { PriceIndex, PriceIndexYear } from '@vitrine/contracts/price-indices/schemas'
import { formatCount } from '../../shared/format/numbers.ts'
import { FIRST_LEVEL, runsOfYears, type IndexScale } from './index-scale.ts'

const WIDTH = 340
const HEIGHT = 190
const PLOT = { left: 34, right: WIDTH - 10, top: 10, bottom: HEIGHT - 24 }

interface IndexChartProps {
  index: PriceIndex
  scale: IndexScale
}

/** A category's index as a line with its range: drawn on the server, without a library. */
export function IndexChart({ index: { title, years }, scale }: IndexChartProps) {
  const { firstYear, lastYear, ticks } = scale
  const x = (year: number) => round(PLOT.left + scale.placeOfYear(year) * (PLOT.right - PLOT.left))
  const y = (level: number) => round(PLOT.bottom - scale.placeOfLevel(level) * (PLOT.bottom - PLOT.top))
  const middle = Math.round((firstYear + lastYear) / 2)
  const runs = runsOfYears(years)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(title, years)} className="w-full">
      {ticks.map((level) => (
        <g key={level}>
          <line
            x1={PLOT.left}
            x2={PLOT.right}
            y1={y(level)}
            y2={y(level)}
            className={level === FIRST_LEVEL ? 'stroke-edge' : 'stroke-hairline'}
            strokeDasharray={level === FIRST_LEVEL ? '4 3' : undefined}
          />
          <text x={PLOT.left - 6} y={y(level) + 4} textAnchor="end" className="fill-muted text-[13px]">
            {level}
          </text>
        </g>
      ))}
      {[firstYear, middle, lastYear].map((year, place) => (
        <text
          key={year}
          x={x(year)}
          y={HEIGHT - 6}
          textAnchor={place === 0 ? 'start' : place === 2 ? 'end' : 'middle'}
          className="fill-muted text-[13px]"
        >
          {year}
        </text>
      ))}
      {runs.map((run) => (
        <path
          key={run[0]?.year}
          d={`M${[...run.map(({ year, high }) => `${x(year)} ${y(high)}`), ...run.toReversed().map(({ year, low }) => `${x(year)} ${y(low)}`)].join('L')}Z`}
          className="fill-brass/20 stroke-brass/20"
        />
      ))}
      <path d={lineThrough(years, x, y)} className="fill-none stroke-brass" strokeDasharray="2 4" />
      {runs.map((run) => (
        <path
          key={run[0]?.year}
          d={lineThrough(run, x, y)}
          className="fill-none stroke-brass"
          strokeWidth="2"
        />
      ))}
      {years.map(({ year, level, low, high, sales }) => (
        <circle
          key={year}
          cx={x(year)}
          cy={y(level)}
          r="3"
          className="fill-paper stroke-brass"
          strokeWidth="1.5"
        >
          <title>{`${year}: ${level}${low === high ? '' : ` (${low} to ${high})`}, ${formatCount(sales)} sales`}</title>
        </circle>
      ))}
    </svg>
  )
}

type Place = (value: number) => number

function lineThrough(years: readonly PriceIndexYear[], x: Place, y: Place): string {
  return `M${years.map(({ year, level }) => `${x(year)} ${y(level)}`).join('L')}`
}

/** For whoever does not see the line; the table has every year. */
function inWords(title: string, years: readonly PriceIndexYear[]): string {
  const sorted = years.toSorted((one, other) => one.level - other.level)
  const [first, last, lowest, highest] = [years[0], years.at(-1), sorted[0], sorted.at(-1)].map((year) =>
    year ? `${year.level} in ${year.year}` : '',
  )
  return `${title}: from ${first ?? ''} to ${last ?? ''}. Lowest ${lowest ?? ''}, highest ${highest ?? ''}.`
}

const round = (value: number) => Math.round(value * 10) / 10
