const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in a mail, whose reader's clock nobody knows: 'March 4, 2026 at 5:06 AM UTC'. */
export function mailTime(iso: string): string {
  return `${format.format(new Date(iso))} UTC`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in a mail: 'March 4, 2026'. */
export function mailDay(time: Date): string {
  return dayFormat.format(time)
}
