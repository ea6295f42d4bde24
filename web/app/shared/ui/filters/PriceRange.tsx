import '../press-style.ts'
import { numberRead, readAmount, withThousandsCommas } from '@vitrine/contracts/typed-numbers'
import { useId, useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { AmountInput } from '../../forms/NumberInput.tsx'
import { formatMoney } from '../../format/money.ts'

export interface Range {
  from: number | null
  to: number | null
}

interface PriceRangeProps {
  legend: string
  currency: string
  /** The lowest and the highest price there is. */
  bounds: { min: number; max: number }
  value: Range
  /** How many results lie in each part of the whole range, from low to high, parts of equal width. */
  histogram?: readonly number[]
  onChange: (range: Range) => void
}

/**
 * From one price to another: typed, or drawn over a picture of where the results lie. An end that is not set
 * is open.
 */
export function PriceRange({ legend, currency, bounds, value, histogram, onChange }: PriceRangeProps) {
  const from = value.from ?? bounds.min
  const to = value.to ?? bounds.max
  /** A range that is typed the wrong way round is turned round: what is meant is plain. */
  const change = (low: number, high: number) => {
    const [lower, upper] = low <= high ? [low, high] : [high, low]
    onChange({ from: lower <= bounds.min ? null : lower, to: upper >= bounds.max ? null : upper })
  }
  return (
    <fieldset>
      <legend className="eyebrow mb-2">{legend}</legend>
      {histogram && <Histogram counts={histogram} from={share(from, bounds)} to={share(to, bounds)} />}
      <Slider
        aria-label={legend}
        minValue={bounds.min}
        maxValue={bounds.max}
        value={[from, to]}
        formatOptions={{ style: 'currency', currency, maximumFractionDigits: 0 }}
        onChange={(next) => change(next[0] ?? from, next[1] ?? to)}
        className="px-2.5"
      >
        <SliderTrack className="relative h-6 w-full before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-edge">
          {['Lowest price', 'Highest price'].map((name, index) => (
            <SliderThumb
              key={name}
              index={index}
              aria-label={name}
              className="top-1/2 h-5 w-5 rounded-full border border-paper bg-brass data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-brass"
            />
          ))}
        </SliderTrack>
      </Slider>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <PriceInput
          label="From"
          value={value.from}
          placeholder={formatMoney(bounds.min, currency)}
          onChange={(price) => change(price ?? bounds.min, to)}
        />
        <PriceInput
          label="To"
          value={value.to}
          placeholder={formatMoney(bounds.max, currency)}
          onChange={(price) => change(from, price ?? bounds.max)}
        />
      </div>
    </fieldset>
  )
}

interface PriceInputProps {
  label: string
  value: number | null
  placeholder: string
  onChange: (price: number | null) => void
}

function PriceInput({ label, value, placeholder, onChange }: PriceInputProps) {
  const id = useId()
  const [text, setText] = useState(textOf(value))
  const price = numberRead(readAmount(text))
  const isUnread = Number.isNaN(price)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm">
        {label}
      </label>
      <AmountInput
        id={id}
        className="field min-w-0 tabular-nums"
        placeholder={placeholder}
        value={isUnread || price === value ? text : textOf(value)}
        aria-invalid={isUnread || undefined}
        aria-describedby={isUnread ? `${id}-problem` : undefined}
        onText={setText}
        onBlur={({ currentTarget }) => {
          const typed = numberRead(readAmount(currentTarget.value))
          if (!Number.isNaN(typed)) onChange(typed)
        }}
      />
      {isUnread && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
          Please enter an amount, such as 120 or 99.50.
        </p>
      )}
    </div>
  )
}

function textOf(price: number | null): string {
  return price === null ? '' : withThousandsCommas(price.toFixed(2))
}

/**
 * Drawn only: the same numbers are not told to screen readers, who have the two prices and the number of
 * results.
 */
function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const most = Math.max(1, ...counts)
  return (
    <div aria-hidden="true" className="flex h-14 items-end gap-px px-2.5">
      {counts.map((count, place) => {
        const middle = (place + 0.5) / counts.length
        return (
          <div
            key={place}
            className={`flex-1 ${middle >= from && middle <= to ? 'bg-brass' : 'bg-hairline'}`}
            style={{ height: `${count === 0 ? 0 : Math.max(4, (count / most) * 100)}%` }}
          />
        )
      })}
    </div>
  )
}

function share(price: number, { min, max }: { min: number; max: number }): number {
  return max > min ? (price - min) / (max - min) : 0
}
