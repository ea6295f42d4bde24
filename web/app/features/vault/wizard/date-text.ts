/** What a date field holds after something was typed: digits with a slash after month and day. */
export function dateText(typed: string): string {
  // A slash that somebody types closes a month or a day of one digit.
  const padded = typed.replace(/(?<!\d)\d\//g, '0$&')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

/** `01/31/2024` of `2024-01-31`. */
export function textOfDay(iso: string | null): string {
  const [year, month, day] = iso?.split('-') ?? []
  return year && month && day ? `${month}/${day}/${year}` : ''
}

/** Today where the member is, as `2024-01-31`. */
export function localToday(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
