/** The years that a date as somebody writes it can mean, both included. */
export interface Period {
  earliest: number
  latest: number
}

/** Years around one that is said to be about right. */
const ABOUT = 5
const PRESENT = 2100

/**
 * Rulers, styles and eras as dealers date pieces by them, with the years that reference works give. A text
 * may name one with 'period', 'style' excepted: 'George III style' says nothing about when a piece was made.
 */
const eras: readonly (readonly [name: RegExp, earliest: number, latest: number])[] = [
  [/elizabethan|elizabeth i/, 1558, 1603],
  [/jacobean|james i/, 1603, 1625],
  [/carolean|charles ii/, 1660, 1685],
  [/charles i/, 1625, 1649],
  [/james ii/, 1685, 1688],
  [/william (?:and|&) mary/, 1689, 1702],
  [/william iii/, 1689, 1702],
  [/queen anne/, 1702, 1714],
  [/geo(?:rge|\.)? ?iii/, 1760, 1820],
  [/geo(?:rge|\.)? ?ii/, 1727, 1760],
  [/geo(?:rge|\.)? ?iv/, 1820, 1830],
  [/geo(?:rge|\.)? ?vi/, 1936, 1952],
  [/geo(?:rge|\.)? ?v/, 1910, 1936],
  [/geo(?:rge|\.)? ?i/, 1714, 1727],
  [/georgian/, 1714, 1837],
  [/regency/, 1811, 1820],
  [/w(?:illia)?m\.? ?iv/, 1830, 1837],
  [/(?:queen )?vic(?:torian?|t\.)?/, 1837, 1901],
  [/edw(?:ardian|ard vii)/, 1901, 1910],
  [/elizabeth ii/, 1952, 2022],
  [/louis xiii/, 1610, 1643],
  [/louis xiv/, 1643, 1715],
  [/r[eé]gence/, 1715, 1723],
  [/louis xvi/, 1774, 1792],
  [/louis xv/, 1723, 1774],
  [/directoire/, 1795, 1799],
  [/empire/, 1804, 1815],
  [/charles x/, 1824, 1830],
  [/louis[- ]philippe/, 1830, 1848],
  [/napol[eé]on iii|second empire/, 1852, 1870],
  [/biedermeier/, 1815, 1848],
  [/federal/, 1789, 1823],
  [/arts (?:and|&) crafts/, 1880, 1920],
  [/art nouveau|jugendstil/, 1890, 1910],
  [/art deco/, 1920, 1939],
  [/mid[- ]century(?: modern)?/, 1945, 1969],
  [/edo/, 1603, 1868],
  [/meiji/, 1868, 1912],
  [/taish[oō]/, 1912, 1926],
  [/sh[oō]wa/, 1926, 1989],
  [/ming/, 1368, 1644],
  [/wanli/, 1573, 1620],
  [/kangxi/, 1662, 1722],
  [/yongzheng/, 1723, 1735],
  [/qianlong/, 1736, 1795],
  [/jiaqing/, 1796, 1820],
  [/daoguang/, 1821, 1850],
  [/guangxu/, 1875, 1908],
  [/(?:qing|ch'ing)/, 1644, 1912],
]

/** Parts of a century by its first and last year, from 0. */
const partsOfCentury: readonly (readonly [name: RegExp, from: number, to: number])[] = [
  [/early(?: part of(?: the)?)?|anfang/, 0, 33],
  [/mid(?:dle(?: of(?: the)?)?)?|mitte/, 33, 66],
  [/late|end of(?: the)?|ende/, 66, 99],
  [/(?:1st|first) half(?: of(?: the)?)?/, 0, 49],
  [/(?:2nd|second) half(?: of(?: the)?)?/, 50, 99],
  [/(?:1st|first) quarter(?: of(?: the)?)?/, 0, 24],
  [/(?:2nd|second) quarter(?: of(?: the)?)?/, 25, 49],
  [/(?:3rd|third) quarter(?: of(?: the)?)?/, 50, 74],
  [/(?:4th|fourth|last) quarter(?: of(?: the)?)?/, 75, 99],
]

const CENTURY = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:centur(?:y|ies)|cent\.?|c\.?|jh\.?|jahrhunderts?)`

/**
 * The earliest and the latest year of a date as it is written: 'c. 1890', '1890s', '1890/95', 'late 18th
 * century', 'before 1900', 'Geo III'. Null where it names no year or period that is known.
 */
export function readPeriod(text: string): Period | null {
  const plain = text
    .toLowerCase()
    .replace(/[‐-―]/gu, '-')
    .replace(/[.,;?)\]]+$/u, '')
    .replace(/^[([]/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return readYears(plain) ?? readCentury(plain) ?? readEra(plain)
}

function readYears(text: string): Period | null {
  const [, about] = /^(c\.?a?\.?|circa|about|around|approx\.?|um|vers|~)?\s*/u.exec(text) ?? []
  const rest = text.slice(about === undefined ? 0 : text.indexOf(about) + about.length).trim()
  const margin = about ? ABOUT : 0
  const range = /^(\d{4})\s*(?:-|\/|to|until|bis)\s*(?:c\.?a?\.? ?)?(\d{4}|\d{2})$/u.exec(rest)
  if (range) {
    const [, first = '', second = ''] = range
    const last = second.length === 4 ? second : first.slice(0, 2) + second
    const [earliest, latest] = [Number(first), Number(last)]
    return earliest <= latest ? { earliest: earliest - margin, latest: latest + margin } : null
  }
  const decade = /^(early|mid|late)?[- ]?(?:the )?(\d{3}0)'?s$/u.exec(rest)
  if (decade) {
    const [, part, first = ''] = decade
    const year = Number(first)
    // '1800s' means the century as often as its first ten years.
    const years = year % 100 === 0 ? 99 : 9
    const [from, to] =
      part === 'early' ? [0, 0.33] : part === 'mid' ? [0.33, 0.66] : part === 'late' ? [0.66, 1] : [0, 1]
    return {
      earliest: year + Math.round(years * from) - margin,
      latest: year + Math.round(years * to) + margin,
    }
  }
  const bounded = /^(before|pre-?|until|after|post-?|from|since)\s*(\d{4})(?: on(?:wards)?)?$/u.exec(rest)
  if (bounded) {
    const [, word = '', year = ''] = bounded
    const isBefore = /^(?:before|pre|until)/u.test(word)
    return isBefore
      ? { earliest: Number(year) - 100, latest: Number(year) }
      : { earliest: Number(year), latest: Math.min(Number(year) + 100, PRESENT) }
  }
  const year =
    /^(?:(?:dated|made|registered|in|hallmarked(?: for)?|(?:spring|summer|autumn|fall|winter)|\w+(?= \d{4}$))(?: of)? )?(\d{4})$/u.exec(
      rest,
    )
  if (year && !/(style|century)/u.test(rest))
    return { earliest: Number(year[1]) - margin, latest: Number(year[1]) + margin }
  return null
}

function readCentury(text: string): Period | null {
  const bare = text.replace(/^(?:c\.?a?\.?|circa|about)\s+/u, '')
  const turn = /^turn of the (\d{1,2})(?:st|nd|rd|th)(?:\/\d{1,2}(?:st|nd|rd|th))? century$/u.exec(bare)
  if (turn) return { earliest: (Number(turn[1]) - 1) * 100 - 10, latest: (Number(turn[1]) - 1) * 100 + 10 }
  const found = new RegExp(String.raw`^(.*?)\s*[- ]?${CENTURY}$`, 'u').exec(
    bare.replace(/(\d)\s*\/\s*\d{1,2}(?=th|st|nd|rd)/u, '$1'),
  )
  const two = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?\s*(?:\/|-|to|or)\s*${CENTURY}$`, 'u').exec(
    bare,
  )
  if (two) return ordered(centuryOf(two[1]).earliest, centuryOf(two[2]).latest)
  if (!found) return null
  const [, part = '', century] = found
  const whole = centuryOf(century)
  if (part.trim() === '' || part.trim() === 'the') return whole
  const named = partsOfCentury.find(([name]) =>
    new RegExp(`^(?:${name.source})(?: the)?$`, 'u').test(part.trim()),
  )
  return named ? { earliest: whole.earliest + named[1], latest: whole.earliest + named[2] } : null
}

function centuryOf(number: string | undefined): Period {
  const first = (Number(number) - 1) * 100
  return { earliest: first, latest: first + 99 }
}

function ordered(earliest: number, latest: number): Period | null {
  return earliest <= latest ? { earliest, latest } : null
}

function readEra(text: string): Period | null {
  if (/\b(?:style|revival|manner)\b/u.test(text)) return null
  const plain = text.replace(/^(?:c\.?a?\.?|circa) /u, '')
  const whole = eraNamed(plain)
  if (whole) return whole
  const [, part, name = ''] = /^(early|mid|late)[- ](.*)$/u.exec(plain) ?? []
  const era = eraNamed(name)
  if (!era) return null
  const third = Math.round((era.latest - era.earliest) / 3)
  if (part === 'early') return { ...era, latest: era.earliest + third }
  if (part === 'late') return { ...era, earliest: era.latest - third }
  return { earliest: era.earliest + third, latest: era.latest - third }
}

function eraNamed(text: string): Period | null {
  const bare = text
    .replace(/\s*(?:period|era|reign|dynasty)$/u, '')
    .replace(/^(?:the|reign of|period of) /u, '')
  const era = eras.find(([name]) => new RegExp(`^(?:${name.source})$`, 'u').test(bare))
  return era ? { earliest: era[1], latest: era[2] } : null
}

/** '1885 to 1895', '1891' where it is one year. */
export function periodText({ earliest, latest }: Period): string {
  return earliest === latest ? String(earliest) : `${earliest} to ${latest}`
}
