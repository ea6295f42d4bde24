import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMark, formatMoney } from '../../../shared/format/money.ts'
import type { ComparedGroup } from './value-groups.ts'

const text = { fill: 'var(--muted)', fontSize: 12 }
const box = { background: 'var(--raised)', border: '1px solid var(--hairline)', color: 'var(--ink)' }
const NAME_LENGTH = 16

/** The drawing alone. The bars are told apart by hatching: no color is needed. */
export default function ValueAndCostPlot({ groups }: { groups: readonly ComparedGroup[] }) {
  const hatching = useId()
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...groups]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right: 16, bottom: 4, left: 0 }}
        barGap={2}
      >
        <defs>
          <pattern
            id={hatching}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line x1="0" y1="0" x2="0" y2="6" stroke="var(--ink)" strokeWidth="2" opacity="0.6" />
          </pattern>
        </defs>
        <CartesianGrid stroke="var(--hairline)" horizontal={false} />
        <XAxis
          type="number"
          tick={text}
          stroke="var(--edge)"
          tickCount={4}
          tickFormatter={(amount) => formatMark(Number(amount), 'USD')}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={112}
          interval={0}
          tick={text}
          stroke="var(--edge)"
          tickFormatter={(name: string) =>
            name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…` : name
          }
        />
        <Tooltip
          contentStyle={box}
          cursor={{ fill: 'var(--sunken)' }}
          formatter={(amount, name) => [formatMoney(Number(amount), 'USD'), name]}
        />
        <Bar dataKey="value" name="Value" fill="var(--brass)" isAnimationActive={false} />
        <Bar
          dataKey="cost"
          name="Cost"
          fill={`url(#${hatching})`}
          stroke="var(--ink)"
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
