import { specificOfHeading } from '@vitrine/contracts/vault-imports/matching'
import { normalizeLine, normalizeLines, lengthOf } from '@vitrine/contracts/vault-items/plain-text'
import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { recordFields } from '@vitrine/contracts/vault-records/record-fields'
import type { RecordInput } from '@vitrine/contracts/vault-records/schemas'
import { recordLimits } from '@vitrine/contracts/vault-records/limits'
import { readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { readDay, spokenDay } from './days.ts'
import { eatenTexts } from './days.ts'
import { readChoice } from './choices.ts'
import { readPhotoNames } from './photo-names.ts'
import { readQuantity } from './quantities.ts'
import { SKIP, type ImportCell, type RowReading } from './row-reading.ts'

const fieldOf = (key: string) => recordFields.find(({ name }) => name === key)

/** The longest text of a target. */
function maxOf(key: string): number {
  if (key === 'subtitle') return vaultItemLimits.subtitleMax
  const field = fieldOf(key)
  return field && 'max' in field ? field.max : vaultItemLimits.titleMax
}

export function readTitle(reading: RowReading, cell: ImportCell): void {
  const { values } = reading.read
  const text = normalizeLine(cell.text)
  values.title = values.title ? `${values.title} ${text}` : text
}

/** Asked when all of a row is read: several columns may make its title. */
export function limitTitle(reading: RowReading, cell: ImportCell): void {
  const { values } = reading.read
  const { title } = values
  if (title === undefined || lengthOf(title) <= vaultItemLimits.titleMax) return
  delete values.title
  const answer = reading.askOnce({ ...cell, text: title }, 'longTitle', {
    text: `A title may have ${vaultItemLimits.titleMax} characters. Where it has more, the whole text goes into the description.`,
    options: [
      { value: 'cut', label: 'Take the first words as the title' },
      { value: 'draft', label: 'Make drafts without a title' },
    ],
  })
  if (answer === null) return
  values.description = values.description ? `${title}\n\n${values.description}` : title
  if (answer === 'cut') values.title = firstWords(title, vaultItemLimits.titleMax)
}

/** The beginning of a text, cut between words, with an ellipsis. */
export function firstWords(text: string, max: number): string {
  const cut = [...text].slice(0, max - 1).join('')
  const words = cut.replace(/\s+\S*$/u, '')
  return `${(words.length > max / 2 ? words : cut).replace(/[\s,;:.–-]+$/u, '')}…`
}

export function readLine(reading: RowReading, cell: ImportCell): void {
  const { key } = cell.target
  const text = normalizeLine(cell.text)
  const max = maxOf(key)
  if (lengthOf(text) > max) {
    const answer = reading.ask(cell, 'longText', {
      text: `“${cell.column.heading}” may have ${max} characters. What should become of longer texts?`,
      options: [
        { value: 'notes', label: 'Put them into the private notes' },
        { value: 'cut', label: 'Keep the first words, and put all of it into the private notes' },
        SKIP,
      ],
    })
    if (answer === 'notes' || answer === 'cut') addNote(reading, cell, `${cell.column.heading}: ${text}`)
    if (answer === 'cut') putLine(reading, key, firstWords(text, max))
    return
  }
  putLine(reading, key, text)
}

const qualifiers: readonly (readonly [RegExp, NonNullable<RecordInput['makerQualifier']>])[] = [
  [/^(?:attributed to|attr\.? to|zugeschrieben|attribué à|attribuito a)\s+/iu, 'attributedTo'],
  [/^(?:(?:work)?shop of|studio of|atelier de|werkstatt(?: von)?|bottega di)\s+/iu, 'workshopOf'],
  [/^(?:in the )?(?:style|manner) of\s+/iu, 'styleOf'],
  [/^after\s+(?=\p{Lu})/iu, 'after'],
  [/^retailed by\s+/iu, 'retailedBy'],
]
const qualifiersBehind: typeof qualifiers = [
  [/[\s,]*[([](?:attributed(?: to)?|attr\.?|zugeschrieben|attribué|attribuito)[)\]]$/iu, 'attributedTo'],
  [/[\s,]*[([](?:workshop(?: of)?|studio(?: of)?)[)\]]$/iu, 'workshopOf'],
  [/[\s,]*[([](?:style|manner) of[)\]]$/iu, 'styleOf'],
  [/[\s,]*[([]after[)\]]$/iu, 'after'],
]

/** 'Attributed to Jan Steen' and 'Jan Steen (attributed to)' say how sure the maker is. */
export function readMaker(reading: RowReading, cell: ImportCell): void {
  const text = normalizeLine(cell.text)
  const found = [...qualifiers, ...qualifiersBehind].find(([pattern]) => pattern.test(text))
  const name = found ? text.replace(found[0], '') : text
  const { record } = reading.read
  if (!found || name === '' || record.makerQualifier !== undefined) {
    readLine(reading, cell)
    return
  }
  readLine(reading, { ...cell, text: name })
  if (record.maker !== undefined) [, record.makerQualifier] = found
}

function putLine({ read: { values, record } }: RowReading, key: string, text: string): void {
  Object.assign(key === 'subtitle' ? values : record, { [key]: text })
}

export function readText(reading: RowReading, cell: ImportCell): void {
  const { key } = cell.target
  const text = normalizeLines(cell.text)
  const target: Record<string, unknown> =
    key === 'description' ? { ...reading.read.values } : { ...reading.read.record }
  const before = target[key]
  const whole = typeof before === 'string' && before !== '' ? `${before}\n${text}` : text
  const max = key === 'description' ? vaultItemLimits.descriptionMax : maxOf(key)
  if (lengthOf(whole) > max && key !== 'description' && key !== 'notes') {
    const answer = reading.ask(cell, 'longText', {
      text: `“${cell.column.heading}” may have ${max.toLocaleString('en-US')} characters. What should become of longer texts?`,
      options: [{ value: 'notes', label: 'Put them into the private notes' }, SKIP],
    })
    if (answer === 'notes') addNote(reading, cell, `${cell.column.heading}: ${text}`)
  } else if (lengthOf(whole) > max)
    reading.fault(cell, `This text is too long: it may have ${max.toLocaleString('en-US')} characters.`)
  else Object.assign(key === 'description' ? reading.read.values : reading.read.record, { [key]: whole })
}

const YES = /^(?:yes|y|true|x|1|✓|ja|oui|s[ií]|sì)$/iu
const NO = /^(?:no|n|false|0|nein|non|nee|none|uninsured|not insured|[-–—])$/iu

/** Category, insurer or storage location by name. */
export function readName(reading: RowReading, cell: ImportCell): void {
  const { values } = reading.read
  const { key } = cell.target
  const text = normalizeLine(cell.text)
  if (key === 'insurance' && (YES.test(text) || NO.test(text))) values.isInsured = YES.test(text)
  else if (key === 'storageLocation' && NO.test(text)) values.isStored = false
  else if (lengthOf(text) > vaultItemLimits.titleMax)
    reading.fault(cell, `A name may have ${vaultItemLimits.titleMax} characters.`)
  else Object.assign(values, { [key]: text })
}

/** Tags and collections: several in a cell. */
export function readNames(reading: RowReading, cell: ImportCell): void {
  const { values } = reading.read
  const names = cell.text
    // Names of collections may have commas in them.
    .split(cell.target.key === 'tags' ? /[;|,\r\n]/u : /[;|\r\n]/u)
    .map(normalizeLine)
    .filter((name) => name !== '')
  const long = names.find((name) => lengthOf(name) > vaultItemLimits.titleMax)
  if (long !== undefined) {
    reading.fault(cell, `A name may have ${vaultItemLimits.titleMax} characters.`)
    return
  }
  const key = cell.target.key === 'tags' ? 'tags' : 'collections'
  values[key] = [...new Set([...(values[key] ?? []), ...names])]
}

export function readChoiceCell(reading: RowReading, cell: ImportCell): void {
  const field = fieldOf(cell.target.key)
  if (!field || !('choices' in field)) return
  const name = readChoice(field.name, field.choices, cell.text)
  const chosen =
    name ??
    reading.ask(cell, 'choice', {
      about: cell.text.toLowerCase().slice(0, 60),
      text: `What does “${cell.text}” in “${cell.column.heading}” mean?`,
      options: [...field.choices.map((choice) => ({ value: choice.name, label: choice.label })), SKIP],
    })
  if (chosen !== null && chosen !== SKIP.value) Object.assign(reading.read.record, { [field.name]: chosen })
}

export function readDayCell(reading: RowReading, cell: ImportCell): void {
  const day = dayOf(reading, cell)
  if (day === null) return
  const { key } = cell.target
  const field = fieldOf(key)
  const mayBeLater = field !== undefined && 'mayBeLater' in field
  if (day > reading.today && !mayBeLater) reading.fault(cell, `${spokenDay(day)} lies in the future.`)
  else if (Number(day.slice(0, 4)) < vaultItemLimits.firstYear)
    reading.fault(cell, 'Dates begin with the year 1000.')
  else Object.assign(key === 'purchaseDate' ? reading.read.values : reading.read.record, { [key]: day })
}

/** Null where it is none, or where what it means is asked. */
function dayOf(reading: RowReading, cell: ImportCell): string | null {
  const { heading, dayOrder } = cell.column
  const read = readDay(cell.text, { order: dayOrder ?? answeredOrder(reading, cell), today: reading.today })
  switch (read.kind) {
    case 'day':
      return read.day
    case 'nothing':
      return null
    case 'text':
      readDayText(reading, cell)
      return null
    case 'noDay':
      reading.fault(cell, 'There is no such day.')
      return null
    case 'dayOrder':
      reading.ask(cell, 'dayOrder', {
        text: `Which comes first in the dates of “${heading}”?`,
        options: [
          { value: 'day-first', label: `The day: ${cell.text} is ${spokenDay(read.dayFirst)}` },
          { value: 'month-first', label: `The month: ${cell.text} is ${spokenDay(read.monthFirst)}` },
        ],
      })
      return null
    case 'century': {
      const answer = reading.ask(cell, 'century', {
        text: `Years in “${heading}” have two digits. Which century do they mean?`,
        options: read.days.map((day) => ({
          value: day.slice(0, 2),
          label: `${day.slice(0, 2)}00s: ${spokenDay(day)}`,
        })),
      })
      return read.days.find((day) => day.slice(0, 2) === answer) ?? null
    }
    case 'dayCount': {
      const answer = reading.ask(cell, 'dayCount', {
        text: `“${heading}” holds numbers such as ${cell.text}, as spreadsheets store dates. What do they mean?`,
        options: [
          { value: '1900', label: `${cell.text} is ${spokenDay(read.since1900)}` },
          { value: '1904', label: `${cell.text} is ${spokenDay(read.since1904)}, from an old Mac` },
          SKIP,
        ],
      })
      if (answer === '1900') return read.since1900
      return answer === '1904' ? read.since1904 : null
    }
  }
}

function answeredOrder(reading: RowReading, cell: ImportCell): 'day-first' | 'month-first' | null {
  const answer = reading.reading.answers[`dayOrder:${reading.row.sheet}:${cell.column.index}:`]
  return answer === 'day-first' || answer === 'month-first' ? answer : null
}

/** 'c. 1987' is no day: for the date acquired there is a field that takes it as it is written. */
function readDayText(reading: RowReading, cell: ImportCell): void {
  const text = normalizeLine(cell.text)
  if (cell.target.key !== 'purchaseDate') reading.fault(cell, 'This is not a day, such as 2024-01-31.')
  else if (lengthOf(text) > recordLimits.dateTextMax) reading.fault(cell, 'This is too long for a date.')
  else reading.read.record.acquiredText = text
}

/** The date made, as written. A day that a spreadsheet made of a year is asked about. */
export function readPeriodCell(reading: RowReading, cell: ImportCell): void {
  const read = readDay(cell.text, { order: cell.column.dayOrder, today: reading.today })
  if (read.kind !== 'dayCount') {
    if (read.kind !== 'nothing') readLine(reading, cell)
    return
  }
  const answer = reading.ask(cell, 'dayCount', {
    text: `“${cell.column.heading}” holds numbers such as ${cell.text}, as spreadsheets store dates. What do they mean?`,
    options: [
      { value: '1900', label: `${cell.text} is ${spokenDay(read.since1900)}` },
      { value: 'text', label: 'Keep the number' },
      SKIP,
    ],
  })
  if (answer === '1900') readLine(reading, { ...cell, text: spokenDay(read.since1900) })
  if (answer === 'text') readLine(reading, cell)
}

export function readCount(reading: RowReading, cell: ImportCell): void {
  const read = readQuantity(cell.text)
  if (!read) {
    const answer = reading.ask(cell, 'quantity', {
      about: cell.text.toLowerCase().slice(0, 60),
      text: `How many pieces is “${cell.text}”?`,
      options: [{ value: '1', label: 'One' }, { value: '2', label: 'Two' }, SKIP],
      takesText: true,
    })
    if (answer === null || answer === SKIP.value) return
    putQuantity(reading, cell, numberOf(answer))
    return
  }
  putQuantity(reading, cell, read.quantity)
  if (read.note !== '') reading.addText('condition', read.note)
}

function putQuantity(reading: RowReading, cell: ImportCell, quantity: number | null): void {
  if (quantity === null || quantity < 1 || quantity > recordLimits.quantityMax)
    reading.fault(
      cell,
      `A quantity is a number from 1 to ${recordLimits.quantityMax.toLocaleString('en-US')}.`,
    )
  else reading.read.record.quantity = quantity
}

function numberOf(text: string): number | null {
  const read = readWholeNumber(text)
  return read === null || read === '' ? null : Number(read)
}

export function readYears(reading: RowReading, cell: ImportCell): void {
  const years = numberOf(cell.text.replace(/\s*(?:years?|yrs?\.?|jahre?|ans|anni|a[nñ]os|jaar)$/iu, ''))
  if (years === null) reading.fault(cell, 'This is not a number of years.')
  else reading.read.values.numberOfYearsInFamily = years
}

export function readSignificances(reading: RowReading, cell: ImportCell): void {
  const labels = cell.text
    .split(/[;,|]/u)
    .map((label) => label.trim().toLowerCase())
    .filter((label) => label !== '')
  const ids = labels.map(
    (label) => itemSignificances.find((known) => known.label.toLowerCase() === label)?.id,
  )
  if (ids.includes(undefined)) {
    reading.fault(cell, `The significances are: ${itemSignificances.map(({ label }) => label).join(', ')}.`)
    return
  }
  reading.read.values.itemSignificances = ids.flatMap((id) => id ?? [])
}

/** A text that no other field can hold. */
export function addNote(reading: RowReading, cell: ImportCell, text: string): void {
  if (lengthOf(reading.read.record.notes ?? '') + lengthOf(text) >= recordLimits.notesMax)
    reading.fault(
      cell,
      `The private notes may have ${recordLimits.notesMax.toLocaleString('en-US')} characters.`,
    )
  else reading.addText('notes', text)
}

/** A column that is not known becomes an item specific of its name. */
export function readSpecific(reading: RowReading, cell: ImportCell): void {
  addSpecific(reading, cell, specificOfHeading(cell.column.heading), normalizeLine(cell.text))
}

export function addSpecific(reading: RowReading, cell: ImportCell, displayName: string, value: string): void {
  const { values } = reading.read
  const specifics = values.itemSpecifics ?? []
  if (
    lengthOf(value) > vaultItemLimits.specificValueMax ||
    specifics.length >= vaultItemLimits.specificsMax
  ) {
    const answer = reading.askOnce(cell, 'longText', {
      text: `An object may have ${vaultItemLimits.specificsMax} item specifics of ${vaultItemLimits.specificValueMax} characters. What should become of longer and further ones?`,
      options: [{ value: 'notes', label: 'Put them into the private notes' }, SKIP],
    })
    if (answer === 'notes') addNote(reading, cell, `${displayName}: ${value}`)
  } else
    values.itemSpecifics = [
      ...specifics,
      { displayName: displayName.slice(0, vaultItemLimits.specificNameMax), value },
    ]
}

export function readPhotos(reading: RowReading, cell: ImportCell): void {
  const read = readPhotoNames(cell.text)
  if (read.kind === 'fault') {
    reading.fault(cell, read.text)
    return
  }
  if (read.kind === 'range') {
    const answer = reading.ask(cell, 'photo', {
      text: `“${cell.column.heading}” holds ranges, such as “${read.text}”. Are they several photos?`,
      options: [
        { value: 'range', label: `${read.names.length} photos: ${read.names[0]} to ${read.names.at(-1)}` },
        { value: 'name', label: `One file called ${read.text}` },
        SKIP,
      ],
    })
    if (answer === 'name') reading.read.photos.push(read.text)
    if (answer !== 'range') return
  }
  reading.read.photos.push(...read.names.filter((name) => !reading.read.photos.includes(name)))
}

/** Targets whose values are never days: a day there was made by a spreadsheet. */
const eatable = new Set(['line', 'count', 'measure', 'dimensions', 'photo', 'specific', 'title'])

/**
 * What a spreadsheet has made of '1-2' or 0042 is asked.
 *
 * @returns the text that the cell had; null where the question is open, or the cell is left out
 */
export function uneaten(reading: RowReading, cell: ImportCell): string | null {
  const { kind, key } = cell.target
  const { zeroDigits, heading } = cell.column
  const texts =
    eatable.has(kind) &&
    (cell.type === 'd' || /^(?:\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/.test(cell.text))
      ? eatenTexts(cell.text)
      : []
  if (texts.length > 0) {
    const answer = reading.ask(cell, 'eaten', {
      about: cell.text,
      text: `A spreadsheet may have changed what was typed in “${heading}” into the date ${cell.text}. What was it?`,
      options: [...texts, cell.text].map((text) => ({ value: text, label: text })).concat(SKIP),
      takesText: true,
    })
    return answer === SKIP.value ? null : answer
  }
  const isNumber = key === 'inventoryNumber' || key === 'serialNumber'
  if (!isNumber || zeroDigits === null || !/^[1-9]\d*$/.test(cell.text) || cell.text.length >= zeroDigits)
    return cell.text
  const padded = cell.text.padStart(zeroDigits, '0')
  const answer = reading.ask(cell, 'lostZeros', {
    text: `Some numbers in “${heading}” begin with zeros, others may have lost theirs, such as ${cell.text}.`,
    options: [
      { value: 'pad', label: `Write ${padded}` },
      { value: 'keep', label: `Keep ${cell.text}` },
    ],
  })
  if (answer === null) return null
  return answer === 'pad' ? padded : cell.text
}
