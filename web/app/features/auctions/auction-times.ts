import { auctionDay, partsOf, type AuctionSpan } from './auction-days.ts'

/** '04 Mar 2027, 10:00 AM – 5:00 PM, Paris time (GMT+1)' */
export function auctionTimes({ startsAt, endsAt }: AuctionSpan, timeZone: string): string {
  const [start, end] = [auctionDay(startsAt, timeZone), auctionDay(endsAt, timeZone)]
  const until = start === end ? clockAt(endsAt, timeZone) : `${end}, ${clockAt(endsAt, timeZone)}`
  return `${start}, ${clockAt(startsAt, timeZone)} – ${until}, ${zoneName(startsAt, timeZone)}`
}

function clockAt(iso: string, timeZone: string): string {
  const { hour, minute, dayPeriod } = partsOf(iso, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  })
  return `${hour}:${minute} ${dayPeriod}`
}

/** 'Europe/Paris' as 'Paris time (GMT+1)'. Of London some say 'GMT', others 'GMT+0'. */
function zoneName(iso: string, timeZone: string): string {
  const { timeZoneName = '' } = partsOf(iso, { timeZone, timeZoneName: 'shortOffset' })
  const offset = timeZoneName === 'GMT' ? 'GMT+0' : timeZoneName
  const city = timeZone.split('/').slice(1).at(-1)?.replaceAll('_', ' ')
  if (city) return `${city} time (${offset})`
  return offset === 'GMT+0' ? timeZone : `${timeZone} (${offset})`
}
