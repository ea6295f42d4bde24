import { formatDay } from '../../format/dates.ts'

/** A day as pages print it, on one line, and as machines read it. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso} className="whitespace-nowrap">{formatDay(iso)}</time>
}
