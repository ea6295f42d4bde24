import { formatDay } from '../../format/dates.ts'

/** A day as pages print it, and as machines read it. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso)}</time>
}
