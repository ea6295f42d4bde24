import type { ScheduledChange } from '@vitrine/contracts/texts/schemas'

/** '22 Nov, 06:10', in the reader's own time; with the year where it is another one. */
export function moment(iso: string, now = new Date()): string {
  const time = new Date(iso)
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return time.toLocaleString('en-GB', { day: 'numeric', month: 'short', year, hour: '2-digit', minute: '2-digit', hour12: false })
}

/** 'Scheduled for 22 Nov, 06:10.', or what became of it. */
export function scheduleSentence({ action, dueAt, state, failure }: ScheduledChange, now = new Date()): string {
  const when = moment(dueAt, now)
  if (state === 'failed') return `It could not be ${action === 'publish' ? 'published' : 'unpublished'} on ${when}: ${failure}`
  return action === 'publish' ? `Scheduled for ${when}.` : `Unpublishing is scheduled for ${when}.`
}

/** What a field for date and time says, as an instant; null where it says none. */
export function instantOf(local: string): string | null {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** Of an instant, what a field for date and time shows: 2026-11-22T06:10. */
export function localOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`
}
