const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** 'Mar 04, 2026', alike on the server and in every browser. */
export function pageDate(iso: string): string {
  return format.format(new Date(iso))
}
