import { formatShare, type AccuracyRow } from './accuracy-rows.ts'

const GOALS = [50, 80] as const
const HEIGHT = 28
const MIDDLE = HEIGHT / 2

interface AccuracyChartProps {
  rows: readonly AccuracyRow[]
  currency: string
}

/**
 * How many prices fell inside the two ranges, beside the goals: drawn on the server, without a library. The
 * table below has the same numbers for screen readers.
 */
export function AccuracyChart({ rows, currency }: AccuracyChartProps) {
  return (
    <figure className="mt-10 max-w-4xl">
      <figcaption className="text-xl font-medium">Prices inside the ranges, sales in {currency}</figcaption>
      <div aria-hidden="true">
        <ul className="mt-3 mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
          <li className="flex items-center gap-2">
            <Mark kind="half" /> Inside the 50% range
          </li>
          <li className="flex items-center gap-2">
            <Mark kind="eightInTen" /> Inside the 80% range
          </li>
          <li className="flex items-center gap-2">
            <svg width="16" height="16">
              <line x1="8" x2="8" y1="0" y2="16" className="stroke-edge" strokeDasharray="3 3" />
            </svg>
            Goal
          </li>
        </ul>
        {rows.map(({ name, figures: { inHalf, inEightInTen } }, place) => (
          <div
            key={name}
            className="grid items-center gap-x-6 tablet:grid-cols-[13rem_minmax(0,1fr)]"
            title={`${name}: ${formatShare(inHalf)} and ${formatShare(inEightInTen)}`}
          >
            <p
              className={`mt-2 text-sm leading-tight tablet:mt-0 tablet:text-right ${place === 0 ? 'font-semibold' : ''}`}
            >
              {name}
            </p>
            <svg width="100%" height={HEIGHT} className="block overflow-visible">
              <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} className="stroke-hairline" />
              {GOALS.map((goal) => (
                <line
                  key={goal}
                  x1={`${goal}%`}
                  x2={`${goal}%`}
                  y1="0"
                  y2={HEIGHT}
                  className="stroke-edge"
                  strokeDasharray="3 3"
                />
              ))}
              <MarkAt kind="half" share={inHalf} />
              <MarkAt kind="eightInTen" share={inEightInTen} />
            </svg>
          </div>
        ))}
        <div className="grid gap-x-6 tablet:grid-cols-[13rem_minmax(0,1fr)]">
          <svg width="100%" height="22" className="block overflow-visible text-xs tablet:col-start-2">
            {[0, ...GOALS, 100].map((value) => (
              <text
                key={value}
                x={`${value}%`}
                y="16"
                textAnchor={value === 0 ? 'start' : value === 100 ? 'end' : 'middle'}
                className="fill-muted"
              >
                {value}%
              </text>
            ))}
          </svg>
        </div>
      </div>
    </figure>
  )
}

type Kind = 'half' | 'eightInTen'

/** Told apart by shape as well as by color. */
function Mark({ kind }: { kind: Kind }) {
  return (
    <svg width="16" height="16" className="shrink-0">
      <Shape kind={kind} />
    </svg>
  )
}

function MarkAt({ kind, share }: { kind: Kind; share: number }) {
  return (
    <svg x={`${share * 100}%`} y={MIDDLE - 8} width="16" height="16" className="overflow-visible">
      <g transform="translate(-8 0)">
        <Shape kind={kind} />
      </g>
    </svg>
  )
}

function Shape({ kind }: { kind: Kind }) {
  return kind === 'half' ? (
    <circle cx="8" cy="8" r="6" className="fill-brass stroke-paper" strokeWidth="1.5" />
  ) : (
    <path d="M8 1 L15 8 L8 15 L1 8 Z" className="fill-green stroke-paper" strokeWidth="1.5" />
  )
}
