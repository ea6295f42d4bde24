import { readAmount } from '@vitrine/contracts/typed-numbers'
import { isCurrency } from '@vitrine/contracts/vault-records/currencies'
import { numberText, type Decimal } from '@vitrine/tabular/numbers'

export interface ReadMoney {
  amount: number
  /** The upper end of a range; null where it is one amount. */
  amountMax: number | null
  /** Null where the cell names none. */
  currency: string | null
  /** Words around the amount that are not understood otherwise: 'about', 'from Jones'. */
  note: string
  /** Whether it includes or lacks something: 'incl BP', '+ VAT'. */
  including: string | null
  /** What it is for, as written: '/pr', 'each'. */
  each: string | null
  isSold: boolean
}

export type MoneyReading =
  | { kind: 'money'; money: ReadMoney }
  /** '-', 'n/a', 0: there is no amount. */
  | { kind: 'nothing' }
  | { kind: 'sold' }
  | { kind: 'acquired'; how: 'gift' | 'bequest' | 'exchange' | 'found' }
  /** '1.234' in a column that does not show its decimal sign. */
  | { kind: 'twoReadings' }
  | { kind: 'code' }
  | { kind: 'fault'; text: string }

const NOTHING = /^(?:[-–—.]+|n\/?a|n\.a\.|none|nil|null|unknown|unbekannt|inconnu|\?+|tb[cd])$/iu
const SOLD = /\b(?:sold|verkauft|vendue?s?|venduto|vendido|verkocht)\b/iu
const ACQUIRED: readonly (readonly [RegExp, 'gift' | 'bequest' | 'exchange' | 'found'])[] = [
  [/^(?:a\s)?(?:gift|present|donation|geschenk|cadeau|don|regalo|dono|schenking)\b/iu, 'gift'],
  [
    /^(?:inherited|inheritance|bequest|legacy|family|geerbt|erbst[uü]ck|erbe|h[eé]ritage|eredit[aà]|herencia|erfenis|geërfd)\b/iu,
    'bequest',
  ],
  [
    /^(?:exchange|exchanged|swap|swapped|trade|traded|part ex|tausch|[eé]change|scambio|ruil)\b/iu,
    'exchange',
  ],
  [/^(?:found|skip find|fund|trouv[eé]|trovato|encontrado|gevonden)\b/iu, 'found'],
]
const INCLUDING =
  /(?:\+|\b(?:incl?(?:uding|usive|\.)?|excl?(?:uding|\.)?|ex\.?|plus|inkl\.?|zzgl\.?|avec|sans|hors)\b)\.?\s*(?:of\s+)?(?:(?:the\s+)?(?:b\.?p\.?|(?:buyer['’]?s\s+)?premium|vat|tax(?:es)?|commission|fees?|costs?|shipping|postage|p&p|aufgeld|mwst\.?|frais|tva|iva|btw|all)|)(?=$|[\s,;)])/iu
const EACH =
  /(?:\/|\bper\b|\ba\b|\bthe\b|\bfor\b)\s*(?:the\s+)?(?:prs?\.?|pairs?|set|ea\.?|each|piece|pc\.?|st[uü]ck|pi[eè]ce|lot|doz(?:en)?\.?)(?=$|[\s,;)])|\b(?:each|ea\.?|apiece|je|pro st[uü]ck|pi[eè]ce|cadauno|cada uno|per stuk)(?=$|[\s,;)])/iu
const RANGE_SIGN = String.raw`\s*(?:-|–|—|\/|\bto\b|\bbis\b|\b[aà]\b|\btot\b)\s*`
const NUMBER = String.raw`\d[\d.,'’\u00a0\u202f]*(?: \d{3}(?!\d)[\d.,]*)*`
const signs: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  sfr: 'CHF',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  gns: 'GBP',
  kr: '',
  '¥': '',
  $: '$',
}
/** Codes that are no word: these count in any case, others in capitals alone. */
const COMMON_CODES = 'usd|eur|gbp|chf|aud|cad|nzd|jpy|hkd|sgd|sek|nok|dkk|pln|czk|huf'
const CURRENCY = String.raw`(?:(?:us|au|ca|nz|hk|a|c)?\$|£|€|¥|(?<!\p{L})(?:sfr\.?|fr\.|euros?|kr|${COMMON_CODES}|(?-i:[A-Z]{3}))(?!\p{L}))`
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD'])

/** The code of 'GBP', '£' and 'Euro'. '$' is the dollar of the column, or US dollars, as everywhere here. */
export function currencyCode(text: string, expected: string | null): string | null {
  const sign = signs[text.toLowerCase()]
  if (sign === '$') return expected !== null && dollars.has(expected) ? expected : 'USD'
  if (sign) return sign
  const code = text.toUpperCase()
  return /^[A-Z]{3}$/.test(code) && isCurrency(code) ? code : null
}

const NAMED = new RegExp(CURRENCY, 'giu')

const COMMON = new RegExp(`^(?:${COMMON_CODES})$`, 'iu')

/** Codes of the currencies that a text names beside its amounts. 'CUP' in a text of other words is none. */
export function currenciesIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([name]) => {
    const isWord = /^[A-Z]{3}$/u.test(name) && !COMMON.test(name) && /\p{L}/u.test(text.replace(name, ''))
    return isWord ? [] : (currencyCode(name, null) ?? [])
  })
}

/**
 * What a cell of amounts says.
 *
 * @param decimal the sign that the column shows; null where none of its cells does
 * @param expected currency of the column, where known
 */
export function readMoney(
  cell: string,
  { decimal, expected, isNumber }: { decimal: Decimal | null; expected: string | null; isNumber: boolean },
): MoneyReading {
  const text = cell.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
  if (text === '' || NOTHING.test(text)) return { kind: 'nothing' }
  const how = ACQUIRED.find(([pattern]) => pattern.test(text))
  if (how && !/\d/.test(text)) return { kind: 'acquired', how: how[1] }
  if (!/\d/.test(text)) {
    if (SOLD.test(text)) return { kind: 'sold' }
    if (/^[A-Z]{2,8}(?:[/.-][A-Z]{1,4})?$/u.test(text) && !isCurrency(text)) return { kind: 'code' }
    return { kind: 'fault', text: 'This is not an amount.' }
  }
  if (/^[-+]?\d[\d.,]*\s*%$/u.test(text))
    return { kind: 'fault', text: 'This is a percentage, not an amount.' }
  return readDigits(text, decimal, expected, isNumber)
}

function readDigits(
  text: string,
  decimal: Decimal | null,
  expected: string | null,
  isNumber: boolean,
): MoneyReading {
  const [including] = INCLUDING.exec(text) ?? []
  const withoutIncluding = including === undefined ? text : text.replace(including, ' ')
  const isSold = SOLD.test(withoutIncluding)
  const plain = withoutIncluding.replace(SOLD, ' ')
  const pattern = new RegExp(
    String.raw`(?<minus>[-−]\s*)?(?<before>${CURRENCY})?\s*(?<first>${NUMBER})(?<dash>[-–—]+(?!\s*${CURRENCY}?\s*\d))?\s*(?<between>${CURRENCY})?(?:${RANGE_SIGN}(?<again>${CURRENCY})?\s*(?<second>${NUMBER}))?\s*(?<after>${CURRENCY})?`,
    'iu',
  )
  const found = pattern.exec(plain)
  if (!found?.groups) return { kind: 'fault', text: 'This is not an amount.' }
  const { minus, before, first = '', dash, between, again, second, after } = found.groups
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`
  if (minus !== undefined && plain.slice(0, found.index).trim() === '')
    return { kind: 'fault', text: 'Amounts are above 0.' }
  if (/\d/.test(rest)) return { kind: 'fault', text: 'This cell has more than one amount.' }
  const [low, high] = [first, second].map((number) =>
    number === undefined
      ? null
      : amountOf(number, dash === undefined ? decimal : dashDecimal(first), isNumber),
  )
  if (low === 'twoReadings' || high === 'twoReadings') return { kind: 'twoReadings' }
  if (low === null || low === undefined || Number.isNaN(low) || (second !== undefined && Number.isNaN(high)))
    return { kind: 'fault', text: 'This amount cannot be read.' }
  if (low === 0 && !high) return { kind: 'nothing' }
  if (typeof high === 'number' && high < low)
    return { kind: 'fault', text: 'The second amount of this range is below the first.' }
  const [each] = EACH.exec(rest) ?? []
  const named = before ?? between ?? again ?? after
  return {
    kind: 'money',
    money: {
      amount: low,
      amountMax: typeof high === 'number' && high > low ? high : null,
      currency: named === undefined ? null : currencyCode(named, expected),
      note: tidyRest(each === undefined ? rest : rest.replace(each, ' ')),
      including: including?.trim() ?? null,
      each: each?.trim() ?? null,
      isSold,
    },
  }
}

function amountOf(text: string, decimal: Decimal | null, isNumber: boolean): number | 'twoReadings' {
  const bare = text.trim().replace(/[.,'’]+$/u, '')
  if (isNumber) return rounded(Number(bare))
  if (decimal !== null) {
    const read = numberText(bare, decimal)
    if (read !== null) return rounded(Number(read))
  }
  const typed = readAmount(bare)
  if (typed !== null && typed !== '') return Number(typed)
  const [point, comma] = [numberText(bare, 'point'), numberText(bare, 'comma')]
  if (point !== null && comma !== null) return 'twoReadings'
  return rounded(Number(point ?? comma ?? Number.NaN))
}

/** '1.200,-': the sign before the dash is the decimal one. */
const dashDecimal = (number: string): Decimal => (number.endsWith(',') ? 'comma' : 'point')

const rounded = (number: number) => Math.round(number * 100) / 100

function tidyRest(rest: string): string {
  return rest
    .replaceAll(/[()[\]]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;:.–-]+|[\s,;:–-]+$/gu, '')
}
