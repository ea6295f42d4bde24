/** '3 s', '4 min', '2 h', '5 d': how long something has waited, to the coarsest unit that says enough. */
export function elapsed(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 90) return `${whole} s`
  if (whole < 5400) return `${Math.round(whole / 60)} min`
  if (whole < 129_600) return `${Math.round(whole / 3600)} h`
  return `${Math.round(whole / 86_400)} d`
}

/** An instant in the reader's own time and locale. */
export function instant(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })
}

export function amount(count: number): string {
  return count.toLocaleString()
}
