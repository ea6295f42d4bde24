import { weighted, type Random } from '../random.ts'
import type { ConditionGrade, PricedWord } from '../sold-item-prices.ts'
import { eraOf } from './eras.ts'
import type { DateStyle, Form, FormKind, Maker, Size, Years } from './form-table.ts'
import type { FormTable } from './read-forms.ts'

/** A thing as the table allows it, and how a catalogue describes it. */
export interface DrawnLot {
  form: Form
  kind: FormKind
  maker: Maker | null
  /** When it was made. */
  year: number
  title: string
  /** Sentences about the thing, then its size, without what they end in. */
  sentences: readonly string[]
  pieces: number
  words: readonly PricedWord[]
  relativeSize: number
  condition: ConditionGrade
  conditionWords: string
}

/** Of the forms that are sold in sets. */
const SEVERAL_SHARE = 0.33
const FURTHER_NOTE_SHARE = 0.7
const DETAIL_IN_TITLE_SHARE = 0.6
const DETAIL = /^(?:With|On|In) /
/** 'c. 1785' rather than 'late 18th century'. */
const CIRCA_SHARE = 0.65
/** Later things are dated by years. */
const LAST_OF_CENTURIES = 1920
const ROUNDED_TO_YEARS = 5
const NUMBERS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Draws lots of one category after another from the table of forms. */
export function lotDrawer({ forms, conditions }: FormTable, category: string): (random: Random) => DrawnLot {
  const own = forms.filter((form) => form.category === category)
  const anyForm = weighted(own.map(({ share }) => share))
  const anyKind = new Map(own.map((form) => [form, weighted(form.kinds.map(({ share }) => share))]))
  return (random) => {
    const form = own[anyForm(random)]
    const kind = form?.kinds[anyKind.get(form)?.(random) ?? 0]
    const graded = conditions.get(form?.condition ?? '')
    if (!form || !kind || !graded) throw new Error(`There is no form of ${category}.`)
    const { grade, wordings } = random.pick(graded)
    return drawLot(random, form, kind, { condition: grade, conditionWords: random.pick(wordings) })
  }
}

function drawLot(
  random: Random,
  form: Form,
  kind: FormKind,
  condition: Pick<DrawnLot, 'condition' | 'conditionWords'>,
): DrawnLot {
  const maker = kind.makers.length > 0 && random.chance(kind.namedShare) ? anyOf(random, kind.makers) : null
  const years = maker?.years ?? kind.years
  const dated = dateIn(random, years, kind.dates)
  const chosen = kind.slots.map(({ choices }) => random.pick(choices))
  const pieces =
    form.sets.length > 0 && random.chance(SEVERAL_SHARE)
      ? (form.sets[random.between(0, form.sets.length - 1)] ?? 1)
      : 1
  const values: Record<string, string> = {}
  for (const [at, { name }] of kind.slots.entries()) values[name] = chosen[at]?.text ?? ''
  values['form'] = pieces > 1 ? form.plural : form.name
  values['date'] = dated.date
  values['year'] = String(dated.year)
  if (kind.era) values['era'] = eraOf(kind.era, dated.year)
  if (maker) {
    values['maker'] = maker.text
    if (maker.place) values['place'] = maker.place
  }
  const notes = form.notes
    .filter((_, place) => place === 0 || random.chance(FURTHER_NOTE_SHARE))
    .map(({ wordings, templates }) => {
      const place = random.between(0, wordings.length - 1)
      const wording = templates[place]
      return { wording, text: wording?.fill(values) ?? '', priced: wordings[place]?.priced }
    })
    .filter(({ text }) => text !== '')
  // A title may end in what is told first otherwise: '…, London, 1741, with a piecrust border'.
  const inTitle =
    pieces === 1 && random.chance(DETAIL_IN_TITLE_SHARE)
      ? notes.find(({ text }) => DETAIL.test(text))
      : undefined
  const title = kind.title.fill(values) + (inTitle ? `, ${lowerFirst(inTitle.text)}` : '')
  const size = kind.size ? sizeIn(random, kind.size) : null
  const isSaid = (slot: string) =>
    kind.title.slots.includes(slot) || notes.some(({ wording }) => wording?.slots.includes(slot))
  return {
    form,
    kind,
    maker,
    year: dated.year,
    title: withPieces(title, pieces, form),
    sentences: [
      ...notes.filter((note) => note !== inTitle).map(({ text }) => text),
      ...(size ? [size.text] : []),
    ],
    pieces,
    words: [
      ...kind.priced,
      ...(maker ? [maker.priced] : []),
      ...chosen.flatMap(({ text, priced }, at) =>
        text !== '' && isSaid(kind.slots[at]?.name ?? '') ? [priced] : [],
      ),
      // A note is the same whatever stands in its slots, which count by themselves.
      ...notes.flatMap(({ priced }) => (priced && priced.factor !== 1 ? [priced] : [])),
    ],
    ...condition,
    relativeSize: size?.relative ?? 1,
  }
}

/** A few makers are met everywhere, most seldom. */
function anyOf(random: Random, makers: readonly Maker[]): Maker | null {
  return makers[Math.floor(makers.length * random.next() ** 1.5)] ?? null
}

function withPieces(title: string, pieces: number, { togetherAs }: Form): string {
  const many =
    pieces === 1
      ? ''
      : pieces === 2 && togetherAs === 'set'
        ? 'Pair of '
        : `${togetherAs === 'set' ? 'Set' : 'Group'} of ${NUMBERS[pieces] ?? String(pieces)} `
  const text = many + title
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function dateIn(random: Random, { from, to }: Years, style: DateStyle): { year: number; date: string } {
  const year = random.between(from, to)
  const isCirca =
    style === 'about' ||
    (style === 'circa' && (random.chance(CIRCA_SHARE) || year > LAST_OF_CENTURIES || isBetweenParts(year)))
  if (isCirca) {
    const rounded = Math.round(year / ROUNDED_TO_YEARS) * ROUNDED_TO_YEARS
    const shown = rounded < from || rounded > to ? year : rounded
    return { year: shown, date: `c. ${shown}` }
  }
  if (style === 'year') return { year, date: String(year) }
  if (style === 'decade') return { year, date: `${Math.floor(year / 10) * 10}s` }
  return { year, date: style === 'none' ? '' : partOfCentury(year) }
}

/** Neither clearly early nor mid, or neither mid nor late. */
function isBetweenParts(year: number): boolean {
  const within = year % 100
  return (within > 30 && within < 40) || (within > 60 && within < 70)
}

/** 1901 is of the 20th century, and 'early' until 1933. */
function partOfCentury(year: number): string {
  const century = Math.ceil(year / 100)
  const within = year - (century - 1) * 100
  const part = within <= 33 ? 'early' : within <= 66 ? 'mid' : 'late'
  const ending = century === 21 ? 'st' : 'th'
  return `${part === 'mid' ? 'mid-' : `${part} `}${century}${ending} century`
}

const UNEVENNESS = 0.12

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Things are larger or smaller as a whole, more or less. */
function sizeIn(random: Random, { texts, ranges }: Size): { text: string; relative: number } {
  const whole = random.next()
  const values = ranges.map(({ least, most }, place) => {
    const share = place === 0 ? whole : Math.min(1, Math.max(0, whole + UNEVENNESS * (2 * random.next() - 1)))
    return least + (most - least) * share
  })
  const [{ least, most }] = ranges
  return {
    text: texts
      .map((text, place) => text + (place < values.length ? shown(values[place] ?? 0) : ''))
      .join(''),
    relative: (values[0] ?? 1) / Math.sqrt(least * most),
  }
}

const shown = (value: number) =>
  value >= 20 ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, '')
