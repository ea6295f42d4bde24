import {
  CartesianGrid,
  ComposedChart,
  ErrorBar,
  Line,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useId } from 'react'
import { formatMark, formatMoney, formatMoneyRange } from '../format/money.ts'
import {
  extent,
  isLogarithmic,
  roundPrices,
  timeAxis,
  type PriceBand,
  type PricePoint,
} from './price-points.ts'

const text = { fill: 'var(--muted)', fontSize: 12 }
const box = {
  background: 'var(--raised)',
  border: '1px solid var(--hairline)',
  color: 'var(--ink)',
  padding: '0.5rem 0.75rem',
  fontSize: 14,
}

export interface PricePlotProps {
  points: readonly PricePoint[]
  /** Ranges behind the points, two at most, and single prices as lines, two at most. */
  bands?: readonly PriceBand[]
  /** ISO 4217: a chart has one. */
  currency: string
  /** Whether a line goes from point to point: for figures of years, not for single sales. */
  connected?: boolean
}

/**
 * The drawing alone. Bands are told apart by their hatching and edges, prices by a ring and their spread by a
 * bar: no color is needed.
 */
export default function PricePlot({ points, bands = [], currency, connected = false }: PricePlotProps) {
  const hatching = useId()
  const isLog = isLogarithmic(points, bands)
  const [low, high] = extent(points, bands)
  const ticks = isLog ? roundPrices(low, high) : undefined
  const data = points.map((point) => ({
    ...point,
    time: Date.parse(point.day),
    reach: point.spread ? [point.price - point.spread.from, point.spread.to - point.price] : [0, 0],
  }))
  const time = timeAxis(points)
  // The widest lies below the others.
  const byWidth = bands
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 4, left: 0 }}
      >
        <defs>
          <pattern
            id={hatching}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line x1="0" y1="0" x2="0" y2="6" stroke="var(--edge)" strokeWidth="1" opacity="0.5" />
          </pattern>
        </defs>
        <CartesianGrid stroke="var(--hairline)" vertical={false} />
        <XAxis
          dataKey="time"
          type="number"
          domain={time.domain}
          ticks={time.ticks}
          tickFormatter={(at) => time.write(Number(at))}
          tick={text}
          stroke="var(--edge)"
        />
        <YAxis
          type="number"
          width={76}
          tick={text}
          stroke="var(--edge)"
          tickFormatter={(price) => formatMark(Number(price), currency)}
          {...(ticks
            ? { scale: 'log', domain: [ticks[0] ?? low, ticks.at(-1) ?? high], ticks }
            : { domain: [0, 'auto'] })}
        />
        {byWidth.map(({ name, from, to }, place) => (
          <ReferenceArea
            key={name}
            y1={from}
            y2={to}
            fill={place === 0 ? `url(#${hatching})` : 'var(--brass)'}
            fillOpacity={place === 0 ? 1 : 0.18}
            stroke="var(--edge)"
            strokeDasharray={place === 0 ? '4 3' : undefined}
          />
        ))}
        {bands
          .filter(({ from, to }) => from === to)
          .map(({ name, from }, place) => (
            <ReferenceLine
              key={name}
              y={from}
              ifOverflow="extendDomain"
              stroke="var(--ink)"
              strokeDasharray={place === 0 ? '8 4' : '2 4'}
              label={{
                value: name,
                position: place === 0 ? 'insideBottomLeft' : 'insideTopRight',
                fill: 'var(--ink)',
                fontSize: 12,
              }}
            />
          ))}
        <Tooltip
          cursor={{ stroke: 'var(--edge)' }}
          content={({ active, payload }) =>
            active ? (
              <Told
                point={points.find(({ day }) => Date.parse(day) === Number(payload[0]?.payload?.time))}
                currency={currency}
              />
            ) : null
          }
        />
        <Line
          dataKey="price"
          stroke={connected ? 'var(--brass)' : 'none'}
          strokeWidth={2}
          dot={{ r: 4, fill: 'var(--paper)', stroke: 'var(--brass)', strokeWidth: 2 }}
          isAnimationActive={false}
        >
          <ErrorBar
            dataKey="reach"
            direction="y"
            width={8}
            stroke="var(--muted)"
            strokeWidth={1.5}
            isAnimationActive={false}
          />
        </Line>
      </ComposedChart>
    </ResponsiveContainer>
  )
}

function Told({ point, currency }: { point: PricePoint | undefined; currency: string }) {
  if (!point) return null
  return (
    <div style={box}>
      <p className="font-medium">{point.label}</p>
      <p>{formatMoney(point.price, currency)}</p>
      {point.spread && point.spread.from < point.spread.to && (
        <p className="text-muted">{formatMoneyRange(point.spread.from, point.spread.to, currency)}</p>
      )}
    </div>
  )
}
