import { formatMoney } from '../format/money.ts'
import { spanText, type AppliedFilter, type PriceFilter } from './results-filter.ts'

/** The range of prices and the currency that hold now, as chips name them. */
export function appliedPrices(
  { from, to, currency, legend, shownCurrency }: Omit<PriceFilter, 'chips'>,
  applied: Readonly<Record<string, string>>,
): AppliedFilter[] {
  const money = (text: string | undefined) => text && formatMoney(Number(text), shownCurrency)
  const [low, high] = [money(applied[from]), money(applied[to])]
  return [
    ...(low || high ? [{ names: [from, to], kind: legend, label: spanText(low, high) }] : []),
    ...(applied[currency]
      ? [{ names: [from, to, currency], kind: 'Currency', label: `in ${shownCurrency}` }]
      : []),
  ]
}
