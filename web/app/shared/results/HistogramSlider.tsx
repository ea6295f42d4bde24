interface HistogramSliderProps {
  /** What the two ends are called for screen readers. */
  labels: readonly [low: string, high: string]
  /** How many results each step has, from the lowest to the highest. */
  counts: readonly number[]
  /** The first and the last step that are chosen. */
  low: number
  high: number
  /** A step in words. */
  describe: (step: number) => string
  onChange: (low: number, high: number) => void
}

/**
 * Two native sliders over a picture of where the results lie; what they choose stands beside them as text,
 * too.
 */
export function HistogramSlider({ labels, counts, low, high, describe, onChange }: HistogramSliderProps) {
  const last = counts.length - 1
  const most = Math.max(1, ...counts)
  return (
    <div className="mt-2 nojs:hidden">
      {/* Drawn only: the same numbers are not told to screen readers, who have the two ends and the number of results. */}
      <div aria-hidden="true" className="flex h-14 items-end gap-px px-3">
        {counts.map((count, step) => (
          <div
            key={step}
            className={`flex-1 ${step >= low && step <= high ? 'bg-brass' : 'bg-hairline'}`}
            style={{ height: `${count === 0 ? 0 : Math.max(4, (count / most) * 100)}%` }}
          />
        ))}
      </div>
      <div className="span-slider">
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          aria-label={labels[0]}
          aria-valuetext={describe(low)}
          value={low}
          onChange={(event) => onChange(Math.min(Number(event.target.value), high), high)}
        />
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          aria-label={labels[1]}
          aria-valuetext={describe(high)}
          value={high}
          onChange={(event) => onChange(low, Math.max(Number(event.target.value), low))}
        />
      </div>
    </div>
  )
}
