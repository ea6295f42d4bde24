const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** 'Mar 04, 2026, 05:06' by the reader's own clock; only for what the browser renders. */
export function moment(iso: string): string {
  return format.format(new Date(iso))
}
