import type { ScheduledChange } from '@vitrine/contracts/texts/schemas'

/** 'Nov 22, 2026, 6:10 AM', in the reader's own time: nothing is planned to the second. */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** 'Scheduled for Nov 22, 2026, 6:10 AM.', or what became of it. */
export function scheduleSentence({ action, dueAt, state, failure }: ScheduledChange): string {
  const when = moment(dueAt)
  if (state === 'failed')
    return `It could not be ${action === 'publish' ? 'published' : 'unpublished'} on ${when}: ${failure}`
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
