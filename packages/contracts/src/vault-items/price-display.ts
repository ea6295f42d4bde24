/** `$ 1,234.00`; nothing where there is no price. */
export function displayDollars(price: number | null): string {
  if (price === null) return ''
  return `$ ${price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
