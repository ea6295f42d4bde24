import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'

const text = { fill: 'var(--muted)', fontSize: 12 }
const box = { background: 'var(--raised)', border: '1px solid var(--hairline)', color: 'var(--ink)' }

export interface ChartPoint {
  /** What stands under the point: a year, a price step. */
  label: string
  value: number
}

export interface PlotProps {
  kind: 'line' | 'bars'
  points: readonly ChartPoint[]
  /** What the values are; the table's second column has the same name. */
  valueName: string
  formatValue: (value: number) => string
}

/** The drawing alone, in the page's own colors. */
export default function Plot({ kind, points, valueName, formatValue }: PlotProps) {
  const data = [...points]
  const frame = (
    <>
      <CartesianGrid stroke="var(--hairline)" vertical={false} />
      <XAxis dataKey="label" tick={text} stroke="var(--edge)" />
      <YAxis tick={text} stroke="var(--edge)" tickFormatter={formatValue} width={72} />
      <Tooltip contentStyle={box} formatter={(value) => [formatValue(Number(value)), valueName]} />
    </>
  )
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'line' ? (
        <LineChart data={data}>
          {frame}
          <Line
            dataKey="value"
            stroke="var(--brass)"
            strokeWidth={2}
            dot={{ r: 3, fill: 'var(--brass)' }}
            isAnimationActive={false}
          />
        </LineChart>
      ) : (
        <BarChart data={data}>
          {frame}
          <Bar dataKey="value" fill="var(--brass)" isAnimationActive={false} />
        </BarChart>
      )}
    </ResponsiveContainer>
  )
}
