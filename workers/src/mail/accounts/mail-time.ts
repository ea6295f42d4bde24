const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in a mail, whose reader's clock nobody knows: '4 March 2026 at 05:06 UTC'. */
export function mailTime(iso: string): string {
  return `${format.format(new Date(iso))} UTC`
}
