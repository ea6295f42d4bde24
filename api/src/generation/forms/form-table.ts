import { z } from 'zod'
import type { PricedWord } from '../sold-item-prices.ts'
import { isEraName, type EraName } from './eras.ts'
import { template, type Template } from './templates.ts'

/** One of several words for a slot of a text, and how many times the price it makes. */
export interface Choice {
  text: string
  /** What it does to the price. */
  priced: PricedWord
}
export type Choices = readonly [Choice, ...Choice[]]

/** First and last year, both included; before the common era below zero. */
export interface Years {
  from: number
  to: number
}

export interface Maker extends Choice {
  place: string
  /** Within the years of its kind. */
  years: Years
}

/** How a title dates a thing: 'c. 1785' or 'late 18th century', 'c. 1785', '1785', '1780s', words, not at all. */
export const dateStyles = ['circa', 'about', 'year', 'decade', 'century', 'none'] as const
export type DateStyle = (typeof dateStyles)[number]

export interface Range {
  least: number
  most: number
}

/** 'Height {14-16} in, width {10-12} in': the first range decides the price. */
export interface Size {
  texts: readonly string[]
  ranges: readonly [Range, ...Range[]]
}

/** Years, places, makers, materials and ornament that occur together in a form. */
export interface FormKind {
  years: Years
  era: EraName | null
  slots: readonly { name: string; choices: Choices }[]
  makers: readonly Maker[]
  namedShare: number
  share: number
  priced: readonly PricedWord[]
  title: Template
  size: Size | null
  dates: DateStyle
}

export interface Form {
  category: string
  name: string
  plural: string
  /** Each is a sentence, in one of several wordings. */
  notes: readonly { wordings: Choices; templates: readonly Template[] }[]
  /** US dollars: the median of a single one in good condition, before the factors of its words. */
  price: number
  share: number
  /** How many are sold together, where there is a reason to: 2 is a pair. */
  sets: readonly number[]
  /** What more than two are called. */
  togetherAs: 'set' | 'group'
  /** Name of a list in `conditions.yaml`. */
  condition: string
  provenance: readonly string[]
  kinds: readonly [FormKind, ...FormKind[]]
}

const DEFAULT_TITLE = '{era} {technique} {material} {form}[ {ornament}][, {maker}][, {place}][, {date}]'
const NAMED_SHARE = 0.95
/** What the generator fills in by itself. */
const GIVEN_SLOTS = ['form', 'maker', 'place', 'date', 'year', 'era', 'age']

/** A number alone is words, too. */
const slotSchema = z.union([z.string(), z.number()])
const years = z.string().regex(/^-?\d+-{1,2}\d+$/)
const kindKeys = {
  years,
  era: z.string().optional(),
  maker: z.string().optional(),
  /** Where the form's own does not fit. */
  title: z.string().optional(),
  named: z.number().min(0).max(1).default(NAMED_SHARE),
  share: z.number().positive().default(1),
  price: z.number().positive().default(1),
  size: z.string().optional(),
  date: z.enum(dateStyles).optional(),
}
const formKeys = {
  form: z.string(),
  plural: z.string().optional(),
  title: z.string().default(DEFAULT_TITLE),
  price: z.number().positive(),
  share: z.number().positive().default(1),
  sets: z.array(z.int().min(2).max(12)).default([]),
  as: z.enum(['set', 'group']).default('set'),
  condition: z.string().optional(),
  notes: z.array(z.string()).default([]),
  size: z.string().optional(),
  date: z.enum(dateStyles).default('circa'),
  kinds: z.array(z.object(kindKeys).catchall(slotSchema)).min(1),
}
/** The file of a category. What no key says is a slot of its texts. */
export const formFileSchema = z.strictObject({
  category: z.string(),
  condition: z.string(),
  provenance: z.array(z.string()).optional(),
  forms: z.array(z.object(formKeys).catchall(slotSchema)).min(1),
})
type FormFile = z.output<typeof formFileSchema>
type FormEntry = FormFile['forms'][number]

/** @throws Error for a form whose parts do not fit together */
export function formsOf(file: FormFile, provenance: readonly string[]): Form[] {
  return file.forms.map((entry) => {
    try {
      return formOf(entry, file, provenance)
    } catch (error) {
      throw new Error(`${file.category}: ${entry.form}: ${String(error)}`, { cause: error })
    }
  })
}

function formOf(entry: FormEntry, file: FormFile, provenance: readonly string[]): Form {
  const shared = slotsIn(entry, formKeys)
  const kinds = entry.kinds.map((each, place): FormKind => {
    const { years: span, era, maker, named, share, price, title = entry.title } = each
    const { size = entry.size, date = entry.date } = each
    const kindYears = yearsOf(span)
    return {
      years: kindYears,
      era: era === undefined ? null : eraNamed(era),
      slots: Object.entries({ ...shared, ...slotsIn(each, kindKeys) }).map(([name, choices]) => ({
        name,
        choices,
      })),
      makers: maker === undefined ? [] : maker.split(' | ').map((text) => makerOf(text, kindYears)),
      namedShare: named,
      share,
      priced: [
        { kind: 'form', name: `${file.category} ${entry.form}` },
        { kind: 'kind', name: `${file.category} ${entry.form} ${place}`, factor: price },
      ],
      title: template(title),
      size: size === undefined ? null : sizeOf(size),
      dates: date,
    }
  })
  const notes = entry.notes.map((note) => {
    const wordings = choicesOf(note, 'note')
    return { wordings, templates: wordings.map(({ text }) => template(text)) }
  })
  for (const kind of kinds) checkSlots(entry, kind, notes)
  return {
    category: file.category,
    name: entry.form,
    plural: entry.plural ?? pluralOf(entry.form),
    notes,
    price: entry.price,
    share: entry.share,
    sets: entry.sets,
    togetherAs: entry.as,
    condition: entry.condition ?? file.condition,
    provenance: file.provenance ?? provenance,
    kinds: atLeastOne(kinds),
  }
}

function checkSlots({ title, sets }: FormEntry, kind: FormKind, notes: Form['notes']): void {
  if (sets.length > 0 && !kind.title.slots.includes('form')) throw new Error('sets need {form} in the title')
  const asked = [
    ...(title === DEFAULT_TITLE ? [] : kind.title.slots),
    ...notes.flatMap(({ templates }) => templates.flatMap(({ slots }) => slots)),
  ]
  for (const slot of asked)
    if (!GIVEN_SLOTS.includes(slot) && !kind.slots.some(({ name }) => name === slot))
      throw new Error(`a kind of ${kind.years.from} has no ${slot}`)
}

function slotsIn(entry: Readonly<Record<string, unknown>>, known: object): Record<string, Choices> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) =>
      Object.hasOwn(known, name) ? [] : [[name, choicesOf(String(value), name)]],
    ),
  )
}

/** 'oak | walnut x1.8 | -': a dash is none. */
function choicesOf(text: string, slot: string): Choices {
  return atLeastOne(
    text.split(' | ').map((each) => {
      const found = /^(?<said>.*?)(?: x(?<factor>\d*\.?\d+))?$/.exec(each.trim())
      const said = found?.groups?.['said'] ?? ''
      const factor = Number(found?.groups?.['factor'] ?? 1)
      return { text: said === '-' ? '' : said, priced: { kind: 'word', name: `${slot} ${said}`, factor } }
    }),
  )
}

const MAKER = /^(?<name>.+?)(?: @(?<place>.+?))?(?: (?<span>\d{4}-\d{4}))?(?: x(?<factor>\d*\.?\d+))?$/

/** 'John Smith @York 1775-1812 x1.3' */
function makerOf(text: string, kind: Years): Maker {
  const { name = '', place = '', span, factor = '1' } = MAKER.exec(text.trim())?.groups ?? {}
  const own = span === undefined ? kind : yearsOf(span)
  const both = { from: Math.max(own.from, kind.from), to: Math.min(own.to, kind.to) }
  if (both.from > both.to) throw new Error(`${name} made none in the years of the kind`)
  return { text: name, place, years: both, priced: { kind: 'maker', name, factor: Number(factor) } }
}

function yearsOf(span: string): Years {
  const [, from, to] = /^(-?\d+)-(-?\d+)$/.exec(span) ?? []
  const read = { from: Number(from), to: Number(to) }
  if (!(read.from <= read.to)) throw new Error(`${span} are no years`)
  return read
}

const RANGE = /\{(\d*\.?\d+)-(\d*\.?\d+)\}/

function sizeOf(text: string): Size {
  const split = text.split(RANGE)
  const ranges = split.flatMap((_, at) =>
    at % 3 === 1 ? [{ least: Number(split[at]), most: Number(split[at + 1]) }] : [],
  )
  if (ranges.some(({ least, most }) => !(least > 0 && least <= most))) throw new Error(`${text} is no size`)
  return { texts: split.filter((_, at) => at % 3 === 0), ranges: atLeastOne(ranges) }
}

function eraNamed(name: string): EraName {
  if (!isEraName(name)) throw new Error(`there are no eras of ${name}`)
  return name
}

function pluralOf(name: string): string {
  if (/(?:s|x|ch|sh)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

export function atLeastOne<Value>(values: readonly Value[]): readonly [Value, ...Value[]] {
  const [first, ...others] = values
  if (first === undefined) throw new Error('a list is empty')
  return [first, ...others]
}
