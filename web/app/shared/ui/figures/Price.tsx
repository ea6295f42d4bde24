import { formatMoney, formatMoneyRange } from '../../format/money.ts'

interface PriceProps {
  amount: number | { from: number; to: number }
  /** ISO 4217 */
  currency: string
}

/** A price, or a range of prices. */
export function Price({ amount, currency }: PriceProps) {
  const text =
    typeof amount === 'number'
      ? formatMoney(amount, currency)
      : formatMoneyRange(amount.from, amount.to, currency)
  return <span className="whitespace-nowrap tabular-nums">{text}</span>
}
