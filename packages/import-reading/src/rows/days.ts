import { dateText, type DateOrder } from '@vitrine/tabular/dates'
import { NUMERIC_DAY } from '../sheets/cell-texts.ts'

export type DayReading =
  | { kind: 'day'; day: string }
  | { kind: 'nothing' }
  /** A date without its day: 'c. 1987', 'spring 1964'. */
  | { kind: 'text' }
  /** 31/2/1998: written as a day, but in no calendar. */
  | { kind: 'noDay' }
  /** 3/4/1998 in a column that does not show which is the month. */
  | { kind: 'dayOrder'; dayFirst: string; monthFirst: string }
  /** 3/4/25: a hundred years ago, or lately. */
  | { kind: 'century'; days: readonly string[] }
  /** 45123: days since 1900 or 1904. */
  | { kind: 'dayCount'; since1900: string; since1904: string }

/** Names of months as dates of other languages write them; English ones are read already. */
const months: readonly (readonly [RegExp, string])[] = [
  [/^(?:jan(?:uar|vier)?|j[aä]nner|genn?(?:aio)?|ene(?:ro)?|januari)$/u, 'January'],
  [/^(?:feb(?:ruar)?|f[eé]vr?(?:ier)?|febb?(?:raio)?|febrero|februari)$/u, 'February'],
  [/^(?:m[aä]rz|mrz|mars|marzo|maart|mrt)$/u, 'March'],
  [/^(?:april|avr(?:il)?|aprile|abr(?:il)?)$/u, 'April'],
  [/^(?:mai|magg?(?:io)?|mayo|mei)$/u, 'May'],
  [/^(?:juni|juin|giu(?:gno)?|junio)$/u, 'June'],
  [/^(?:juli|juil(?:let)?|lugl?(?:io)?|julio)$/u, 'July'],
  [/^(?:aug(?:ust(?:us)?)?|ao[uû]t|ago(?:sto)?)$/u, 'August'],
  [/^(?:sept?(?:ember|embre|iembre)?|sett?(?:embre)?)$/u, 'September'],
  [/^(?:okt(?:ober)?|oct(?:obre|ubre)?|ott(?:obre)?)$/u, 'October'],
  [/^(?:nov(?:ember|embre|iembre)?)$/u, 'November'],
  [/^(?:dez(?:ember)?|d[eé]c(?:embre)?|dic(?:embre|iembre)?)$/u, 'December'],
]
const NOTHING = /^(?:[-–—.]+|n\/?a|\?+|unknown|not known|unbekannt|inconnu)$/iu
const FIRST_COUNT = 10_000
const LAST_COUNT = 60_000

/**
 * What a cell of days says.
 *
 * @param order what the column shows; null where no cell does
 * @param today `2026-11-30`: days after it are in the last century
 */
export function readDay(
  cell: string,
  { order, today }: { order: Exclude<DateOrder, 'iso'> | null; today: string },
): DayReading {
  const text = withoutTime(cell.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim())
  if (text === '' || NOTHING.test(text)) return { kind: 'nothing' }
  const day = dateText(inEnglish(text), 'iso')
  if (day !== null) return { kind: 'day', day }
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return readCount(Number.parseInt(text, 10))
  const numeric = NUMERIC_DAY.exec(text.replaceAll(/\s*([-/.])\s*/g, '$1'))
  if (!numeric) return { kind: isWrittenAsDay(inEnglish(text)) ? 'noDay' : 'text' }
  const [, first = '', sign = '/', second = '', year = ''] = numeric
  if (year.length === 4) return readOrder([first, sign, second], [year], order)
  const thisCentury = `${today.slice(0, 2)}${year}`
  const lastCentury = `${Number(today.slice(0, 2)) - 1}${year}`
  const years = thisCentury > today.slice(0, 4) ? [lastCentury] : [lastCentury, thisCentury]
  return readOrder([first, sign, second], years, order)
}

function readOrder(
  [first, sign, second]: readonly [string, string, string],
  years: readonly string[],
  order: Exclude<DateOrder, 'iso'> | null,
): DayReading {
  const read = (of: DateOrder) =>
    years.flatMap((year) => dateText(`${first}${sign}${second}${sign}${year}`, of) ?? [])
  const [dayFirst, monthFirst] = [read('day-first'), read('month-first')]
  const [oneDay] = dayFirst
  const [oneMonth] = monthFirst
  if (oneDay !== undefined && oneMonth !== undefined && oneDay !== oneMonth && order === null)
    return { kind: 'dayOrder', dayFirst: oneDay, monthFirst: oneMonth }
  const chosen = order === 'month-first' ? monthFirst : dayFirst
  const days = chosen.length > 0 ? chosen : order === null ? monthFirst : []
  const [day] = days
  if (day === undefined) return { kind: 'noDay' }
  return days.length === 1 ? { kind: 'day', day } : { kind: 'century', days }
}

function readCount(days: number): DayReading {
  if (days < FIRST_COUNT || days > LAST_COUNT) return { kind: 'text' }
  const dayAfter = (start: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10)
  return {
    kind: 'dayCount',
    since1900: dayAfter(Date.UTC(1899, 11, 30)),
    since1904: dayAfter(Date.UTC(1904, 0, 1)),
  }
}

/** '2001-02-31', '31 February 2001' and 'February 31, 2001'. */
function isWrittenAsDay(text: string): boolean {
  if (/^\d{4}([-/.])\d{1,2}\1\d{1,2}$/u.test(text)) return true
  const first = text
    .replace(/^\d{1,2}(?:st|nd|rd|th)?[ -](?=\p{L})/iu, '1 ')
    .replace(/^(\p{L}+\.?) \d{1,2}(?:st|nd|rd|th)?(?=,? \d{4}$)/iu, '$1 1')
  return first !== text && dateText(first, 'iso') !== null
}

function withoutTime(text: string): string {
  return text.replace(/(?<=\d)[T ]\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|\s?[ap]m)?$/iu, '')
}

/** '3. März 1998' as '3 March 1998'. */
function inEnglish(text: string): string {
  const [, day, name = '', year] =
    /^(?:[a-z]{2,10},? )?(\d{1,2})\.?(?:er)?[ -](?:de |di )?(\p{L}{3,10})\.?[ -](?:de |del )?(\d{4})$/iu.exec(
      text,
    ) ?? []
  const month = months.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1]
  return month === undefined ? text : `${day} ${month} ${year}`
}

/** '16 July 2023' of `2023-07-16`. */
export function spokenDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** What a spreadsheet may have made a day of: '1-2' and '2-1', '1/98'. */
export function eatenTexts(cell: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? []
  if (year !== '') {
    const [m, d] = [Number(month), Number(day)]
    const ofYear = d === 1 ? [`${m}-${year.slice(2)}`, `${m}-${year}`] : []
    return [...new Set([`${m}-${d}`, `${d}-${m}`, `${m}/${d}`, `${d}/${m}`, ...ofYear])]
  }
  const [, one, name = '', other] = /^(?:(\d{1,2})-)?([A-Za-z]{3})(?:-(\d{2}))?$/.exec(cell) ?? []
  const at = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(
    name.toLowerCase(),
  )
  const number = one ?? other
  if (at < 0 || number === undefined) return []
  const rest = String(Number(number))
  return one === undefined
    ? [`${at + 1}-${other}`, `${at + 1}/${other}`, `${at + 1}-${rest}`].filter(
        (text, place, all) => all.indexOf(text) === place,
      )
    : [`${at + 1}-${rest}`, `${rest}-${at + 1}`, `${at + 1}/${rest}`, `${rest}/${at + 1}`]
}
