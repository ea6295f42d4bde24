import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'

/** What a date field holds after something was typed: digits with a slash after month and day. */
export function dateText(typed: string): string {
  // As other programs write a day.
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed.trim())) return textOfDay(typed.trim())
  // A slash that somebody types closes a month or a day of one digit.
  const padded = typed.replace(/(?<!\d)\d\//g, '0$&')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

/**
 * What a date field holds once it is left: a day that was pasted over a longer one is written as all are, and
 * anything else stays for its owner to mend.
 */
export function leftDateText(text: string): string {
  const written = dateText(text)
  return readAcquiredDate(written) === null ? text : written
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
