import type { measures, measureUnits } from '@vitrine/contracts/vault-records/row-choices'

export type Unit = (typeof measureUnits)[number]
export type Measure = (typeof measures)[number]['name']

export interface ReadSize {
  value: number
  /** Null where the cell names none. */
  unit: Unit | null
  note: string
}

export interface NamedSize extends ReadSize {
  /** Null where the cell does not say which of them it is. */
  measure: Measure | null
}

export interface ReadDimension extends NamedSize {
  /** Sizes with the same number belong together: those of the frame, those of the sheet. */
  part: number
}

const fractions: Readonly<Record<string, string>> = {
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
}
const NUMBER = String.raw`(?:\d+\s+\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d+(?:[.,]\d+)?)`
const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:mm|millimet(?:er|re)s?)$/iu, 'mm'],
  [/^(?:cms?|centimet(?:er|re)s?)$/iu, 'cm'],
  [/^(?:m|met(?:er|re)s?)$/iu, 'm'],
  [/^(?:ins?|inch(?:es)?|"|”|″|'')$/iu, 'in'],
  [/^(?:ft|feet|foot|'|’|′)$/iu, 'ft'],
  [/^(?:kgs?|kilos?)$/iu, 'kg'],
  [/^(?:g|gr|gms?|grams?|gramm)$/iu, 'g'],
  [/^(?:oz\.? ?t\.?|ozt|troy oz|oz troy)$/iu, 'oz t'],
  [/^(?:ozs?|ounces?)$/iu, 'oz'],
  [/^(?:lbs?|pounds?)$/iu, 'lb'],
  [/^(?:cts?|carats?)$/iu, 'ct'],
]
const UNIT = String.raw`(?:mm|cms?|kgs?|kilos?|grams?|gramm|gms?|gr|g|ozt|oz\.? ?t\b|troy oz|ozs?|ounces?|lbs?|carats?|cts?|pounds?|centimet(?:er|re)s?|millimet(?:er|re)s?|inch(?:es)?|ins?|feet|foot|ft|meters?|metres?|m|"|”|″|''|'|’|′)`
const measureNames: readonly (readonly [RegExp, Measure])[] = [
  [/^(?:h|ht|high|height|tall|h[oö]he|hoch|hauteur|haut|alt(?:ezza|o|ura)?|hoog(?:te)?)$/iu, 'height'],
  [/^(?:w|wide|width|breite?|b|br|largeur|larg|larghezza|anch[oa]|breed(?:te)?)$/iu, 'width'],
  [/^(?:d|deep|depth|tiefe?|t|profondeur|prof|profondit[aà]|fondo|diep(?:te)?)$/iu, 'depth'],
  [/^(?:l|long|length|l[aä]nge?|longueur|lunghezza|larg[oa]|leng?te|lang)$/iu, 'length'],
  [
    /^(?:dia|diam|diameter|across|ø|durchmesser|dm|diam[eè]tre|diametro|di[aá]metro|doorsnede)$/iu,
    'diameter',
  ],
  [/^(?:circ|circumference|umfang|circonf[eé]rence)$/iu, 'circumference'],
  [/^(?:wt|weight|weighs|gewicht|poids|peso)$/iu, 'weight'],
]
const NAME = String.raw`(?:height|high|ht|tall|h[oö]he|hoch|hauteur|haut|altezza|altura|alto|hoogte|hoog|width|wide|breite?|largeur|larg|larghezza|ancho|breedte|depth|deep|tiefe?|profondeur|prof|profondit[aà]|fondo|diepte|length|long|l[aä]nge?|longueur|lunghezza|largo|lengte|lang|diameter|diam|dia|across|durchmesser|dm|diam[eè]tre|diametro|di[aá]metro|doorsnede|circumference|circ|umfang|circonf[eé]rence|weight|weighs|wt|gewicht|poids|peso|ø|[hwdlbt])`

const plainText = (cell: string) =>
  cell
    .replaceAll(/[¼½¾⅓⅔⅛⅜⅝⅞]/gu, (sign) => fractions[sign] ?? sign)
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** One size: '7½ in', '12,5 cm', '30'. Null where it is none. */
export function readSize(cell: string): ReadSize | null {
  const found = new RegExp(
    String.raw`^(?:c\.|ca\.?|~|approx\.?)?\s*(${NUMBER})\s*(${UNIT})?\.?(?:\s*[,(]?\s*(\p{L}[^)]*)\)?)?$`,
    'iu',
  ).exec(plainText(cell))
  const value = numberOf(found?.[1])
  const [unit, note] = [unitOf(found?.[2]), found?.[3]?.trim() ?? '']
  // '12 bottles' is no size.
  return value === null || (unit === null && note !== '') ? null : { value, unit, note }
}

/**
 * All sizes of a cell: 'H 12 cm, W 5 cm', '12 x 5 x 3 cm', '7cm high', 'Height 12 cm with frame; Weight 2
 * kg', and as museums write them: 'Framed: 12 x 9 in. (30.5 x 22.9 cm)', 'H x W: 12 x 9 cm'. Null where some
 * of it is no size.
 */
export function readDimensions(cell: string): ReadDimension[] | null {
  const text = withoutOtherUnits(plainText(cell.replaceAll(/[\r\n]+/gu, '; ')))
  const parts = text
    .split(/\s*;\s*|(?<=\d\s?(?:mm|cm|m|in)\.?)\s+(?=\p{L}[\p{L}\s]*(?:\([^)]*\))?:)/iu)
    .filter((part) => part !== '')
  const read = parts.map(readLabeled)
  return read.length > 0 && read.every((sizes) => sizes !== null)
    ? read.flatMap((sizes, part) => sizes.map((size) => ({ ...size, part })))
    : null
}

const SIZES_ALONE = new RegExp(
  String.raw`^\s*(?:${NAME}\b\.?\s*)?${NUMBER}\s*(?:${UNIT})?\.?(?:\s*[x×*]\s*${NUMBER}\s*(?:${UNIT})?\.?)*\s*$`,
  'iu',
)

/** Without brackets that repeat the sizes before them in another unit. */
function withoutOtherUnits(text: string): string {
  return text
    .replaceAll(/(?<=[\d\p{L}."”″'’])\s*\(([^()]*\d[^()]*)\)/gu, (whole, inner: string) =>
      SIZES_ALONE.test(inner) ? '' : whole,
    )
    .trim()
}

/** Sizes behind what they are of: 'Framed: 12 x 9 cm', 'H x W: 12 x 9 cm', 'seat h. 12 cm'. */
function readLabeled(text: string): NamedSize[] | null {
  const sizes = readParts(text)
  if (sizes) return sizes
  const [, label = '', rest = ''] = /^([^\d:]{1,80}?)\s*:\s*(\S.*)$/u.exec(text) ?? []
  if (label === '') return readOfPart(text)
  const read = readParts(rest)
  if (!read) return null
  const axes = label.split(/\s*[x×*]\s*/iu)
  const order = axes.map((axis) => measureOf(axis.replace(/\.$/, '')))
  if (order.every((measure) => measure !== null) && order.length === read.length)
    return read.map((size, at) => ({ ...size, measure: size.measure ?? order[at] ?? null }))
  return read.map((size) => ({ ...size, note: [label, size.note].filter((note) => note !== '').join(', ') }))
}

function readOfPart(text: string): NamedSize[] | null {
  const [, part = '', named = ''] =
    new RegExp(String.raw`^(\p{L}[\p{L}\s]{1,40}?)\s+(${NAME}\b.*)$`, 'iu').exec(text) ?? []
  const size = named === '' ? null : readNamed(named)
  return size?.measure
    ? [{ ...size, note: [part, size.note].filter((note) => note !== '').join(', ') }]
    : null
}

function readParts(text: string): NamedSize[] | null {
  const times = new RegExp(
    String.raw`^(${NUMBER})\s*(${UNIT})?\s*(${NAME}\b)?\.?(?:\s*[x×*]\s*(${NUMBER})\s*(${UNIT})?\s*(${NAME}\b)?\.?)(?:\s*[x×*]\s*(${NUMBER})\s*(${UNIT})?\s*(${NAME}\b)?\.?)?$`,
    'iu',
  ).exec(text)
  if (times) {
    const parts = [1, 4, 7].flatMap((at) => {
      const value = numberOf(times[at])
      return value === null
        ? []
        : [{ value, unit: unitOf(times[at + 1]), measure: measureOf(times[at + 2]), note: '' }]
    })
    const last = parts.at(-1)?.unit ?? null
    return parts.map((part) => ({ ...part, unit: part.unit ?? last }))
  }
  const parts = text.split(/\s*,\s+|,(?=\p{L})/u).filter((part) => part !== '')
  if (parts.length > 1) {
    const read = parts.map((part) => readParts(part) ?? readOfPart(part))
    return read.every((part) => part !== null) ? read.flat() : null
  }
  const [only] = parts
  const size = only === undefined ? null : readNamed(only)
  return size && [size]
}

/** 'H. 12 cm', 'Height: 12 cm with frame', '12cm high', '12 cm'. */
function readNamed(text: string): NamedSize | null {
  const named = new RegExp(
    String.raw`^(${NAME})\.?\s*:?\s*(${NUMBER})\s*(${UNIT})?\.?(?:\s+(\p{L}.*))?$`,
    'iu',
  ).exec(text)
  const behind = new RegExp(
    String.raw`^(${NUMBER})\s*(${UNIT})?\.?\s*(?:in\s)?\(?(${NAME})\.?\)?$`,
    'iu',
  ).exec(text)
  const value = numberOf(named?.[2] ?? behind?.[1])
  if (value !== null)
    return {
      value,
      unit: unitOf(named?.[3] ?? behind?.[2]),
      measure: measureOf(named?.[1] ?? behind?.[3]),
      note: named?.[4] ?? '',
    }
  const size = readSize(text)
  if (!size) return null
  const isWeight = ['g', 'kg', 'oz', 'oz t', 'lb', 'ct'].includes(size.unit ?? '')
  return { ...size, measure: isWeight ? 'weight' : null }
}

function numberOf(text: string | undefined): number | null {
  const [, whole = '0', over, under, decimal] =
    /^(?:(?:(\d+)\s+)?(\d{1,2})\/(\d{1,2})|(\d+(?:[.,]\d+)?))$/.exec(text?.trim() ?? '') ?? []
  if (decimal !== undefined) return Number(decimal.replace(',', '.')) || null
  if (over === undefined || Number(under) === 0) return null
  return Number(whole) + Number(over) / Number(under)
}

const unitOf = (text: string | undefined): Unit | null =>
  text === undefined ? null : (units.find(([name]) => name.test(text.trim()))?.[1] ?? null)
const measureOf = (text: string | undefined): Measure | null =>
  text === undefined ? null : (measureNames.find(([name]) => name.test(text.trim()))?.[1] ?? null)
