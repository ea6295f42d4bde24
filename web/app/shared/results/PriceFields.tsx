import { readAmount } from '@vitrine/contracts/typed-numbers'
import { useId } from 'react'
import { PlainAmountInput } from '../forms/NumberInput.tsx'
import { formatMoney } from '../format/money.ts'
import { HistogramSlider } from './HistogramSlider.tsx'
import type { PriceFilter } from './results-filter.ts'

interface PriceFieldsProps {
  filter: PriceFilter
  valueOf: (name: string) => string
  onChange: (change: Record<string, string>) => void
}

/** From one price to another in one currency: typed, or drawn over where the prices lie. */
export default function PriceFields({
  filter: { legend, from, to, currency, buckets, currencies, shownCurrency },
  valueOf,
  onChange,
}: PriceFieldsProps) {
  const id = useId()
  const last = buckets.length - 1
  const low = stepOf(buckets, valueOf(from)) ?? 0
  const high = stepOf(buckets, valueOf(to)) ?? last
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : formatMoney(amount, shownCurrency)
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">{legend}</legend>
      {last > 0 && (
        <HistogramSlider
          labels={['Lowest price', 'Highest price']}
          counts={buckets.map(({ count }) => count)}
          low={Math.min(low, high)}
          high={Math.max(low, high)}
          describe={(step) => `${money(buckets[step]?.from)} to ${money(buckets[step]?.to)}`}
          onChange={(first, end) =>
            onChange({
              [from]: first === 0 ? '' : amountText(buckets[first]?.from),
              [to]: end === last ? '' : amountText(buckets[end]?.to),
            })
          }
        />
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <AmountField
          id={`${id}-from`}
          label="From"
          name={from}
          value={valueOf(from)}
          placeholder={money(buckets[0]?.from)}
          onChange={(amount) => onChange({ [from]: amount })}
        />
        <AmountField
          id={`${id}-to`}
          label="To"
          name={to}
          value={valueOf(to)}
          placeholder={money(buckets[last]?.to)}
          onChange={(amount) => onChange({ [to]: amount })}
        />
      </div>
      <label htmlFor={`${id}-currency`} className="mt-3 mb-1 block text-sm">
        Currency
      </label>
      {/* A range belongs to its currency: with another one it begins anew. */}
      <select
        id={`${id}-currency`}
        name={currency}
        className="field"
        value={valueOf(currency) || shownCurrency}
        onChange={(event) => onChange({ [currency]: event.target.value, [from]: '', [to]: '' })}
      >
        {currencies.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

interface AmountFieldProps {
  id: string
  label: string
  name: string
  value: string
  placeholder: string
  onChange: (amount: string) => void
}

/** What the browser says of a text that is no amount, too. */
const EXAMPLE = 'Please enter an amount, such as 120 or 99.50.'

function AmountField({ id, label, name, value, placeholder, onChange }: AmountFieldProps) {
  const problem = readAmount(value) === null
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm">
        {label}
      </label>
      <PlainAmountInput
        id={id}
        name={name}
        pattern="[0-9]{1,10}([.][0-9]{1,2})?"
        title={EXAMPLE}
        className="field tabular-nums"
        value={value}
        placeholder={placeholder}
        aria-invalid={problem || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onText={onChange}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
          {EXAMPLE}
        </p>
      )}
    </div>
  )
}

function stepOf(buckets: PriceFilter['buckets'], text: string): number | undefined {
  const amount = Number(text)
  if (text === '' || !Number.isFinite(amount)) return undefined
  const step = buckets.findIndex((bucket) => amount <= bucket.to)
  return step === -1 ? buckets.length - 1 : step
}

function amountText(amount: number | undefined): string {
  return amount === undefined ? '' : String(Math.round(amount * 100) / 100)
}
