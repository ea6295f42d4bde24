import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'

/**
 * What a price field holds after something was typed: digits and one dot, thousands commas, at most 2
 * decimals and 18 characters.
 */
export function priceText(typed: string): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d.]/g, '').split('.')
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const text = decimals.length > 0 ? `${grouped || '0'}.${decimals.join('').slice(0, 2)}` : grouped
  return text.length > limits.priceLengthMax
    ? text.slice(0, limits.priceLengthMax).replace(/[,.]$/, '')
    : text
}

/** An empty field counts as 0, which is stored as no price. */
export function priceOf(text: string): number {
  return Number(text.replace(/,/g, '') || 0)
}

/** As the field shows a stored price. */
export function textOfPrice(price: number | null): string {
  return price === null ? '' : priceText(price.toFixed(2).replace(/\.00$/, ''))
}

/** Where the caret belongs after `before` became `after`: behind as many digits as before. */
export function caretAfter(before: string, caret: number, after: string): number {
  const digits = before.slice(0, caret).replace(/[^\d.]/g, '').length
  let passed = 0
  for (const [place, character] of [...after].entries()) {
    if (passed === digits) return place
    if (character !== ',') passed += 1
  }
  return after.length
}
