/** An item offset from an address. Negative or not numeric is 0, as the documents say. */
export function parseOffset(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (!/^\d+$/.test(text)) return 0
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
}
