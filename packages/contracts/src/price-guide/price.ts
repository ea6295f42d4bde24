/** Whether a text is a price above 0: at most ten digits, and two behind the point. */
export function isPriceText(text: string): boolean {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) > 0
}

/** Whether a number is such a price. */
export function isPrice(amount: number): boolean {
  return Number.isFinite(amount) && isPriceText(String(amount))
}
