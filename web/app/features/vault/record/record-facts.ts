import { periodText, readPeriod } from '@vitrine/contracts/vault-records/read-period'
import {
  makerQualifiers,
  recordFields,
  type RecordFieldName,
  type RecordGroup,
} from '@vitrine/contracts/vault-records/record-fields'
import { choiceLabel } from '@vitrine/contracts/choices'
import { ownerships, type Ownership } from '@vitrine/contracts/vault-items/ownership'
import { measures } from '@vitrine/contracts/vault-records/row-choices'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatCount, LOCALE } from '../../../shared/format/numbers.ts'
import { formatAmount } from './amounts.ts'
import { ownershipParts } from './ownership-draft.ts'

/** The fields of a record, stored or about to be. */
export type ShownRecord = Pick<VaultRecord, RecordFieldName>

export interface RecordFact {
  name: string
  value: string
}

/** Fields that are shown in another way than as a fact, or with another one. */
const shownElsewhere: readonly RecordFieldName[] = [
  'makerQualifier',
  'valuesAre',
  'photoRoles',
  'parts',
  'costs',
  'valuations',
  'provenance',
  'ownershipCurrency',
]

/** What is filled of a group, as its page lists it. */
export function recordFacts(record: ShownRecord, group: RecordGroup): RecordFact[] {
  return recordFields
    .filter((field) => field.group === group && !shownElsewhere.includes(field.name))
    .map((field) => ({ name: labelOf(field, record), value: valueOf(field, record) }))
    .filter(({ value }) => value !== '')
}

type Field = (typeof recordFields)[number]

function labelOf({ name, label }: Field, { ownership }: ShownRecord): string {
  const parts = ownershipParts[ownership]
  const labels: Partial<Record<RecordFieldName, string | undefined>> = {
    ownershipDay: parts?.day,
    ownershipUntil: parts?.until,
    ownershipPerson: parts?.person,
    ownershipPrice: parts?.price,
    ownershipNote: 'Note',
  }
  return labels[name] ?? label
}

function valueOf(field: Field, record: ShownRecord): string {
  switch (field.name) {
    case 'maker':
      return makerText(record)
    case 'dateText':
      return dateText(record.dateText)
    case 'measurements':
      return measurementsText(record.measurements)
    case 'quantity':
      return quantityText(record)
    case 'ownership':
      return ownershipText(record)
    case 'ownershipPrice':
      return record.ownershipPrice === null
        ? ''
        : formatAmount(record.ownershipPrice, record.ownershipCurrency ?? 'USD')
  }
  switch (field.kind) {
    case 'line':
    case 'text':
      return record[field.name]
    case 'day': {
      const day = record[field.name]
      return day === null ? '' : formatDay(day)
    }
    case 'choice':
      return choiceLabel(field.choices, record[field.name])
    default:
      return ''
  }
}

/** '' where it is simply owned, or where the label of the person says the same: 'On loan to'. */
function ownershipText({ ownership, ownershipPerson }: ShownRecord): string {
  if (ownership === 'owned') return ''
  const label = choiceLabel(ownerships, ownership)
  const isSaid = ownershipPerson !== '' && ownershipParts[ownership]?.person?.startsWith(label)
  return isSaid ? '' : label
}

/** 'attributed to Paul Storr', and the name alone where it is not qualified. */
export function makerText({ maker, makerQualifier }: Pick<ShownRecord, 'maker' | 'makerQualifier'>): string {
  if (maker === '') return ''
  const qualifier = makerQualifier === 'by' ? '' : choiceLabel(makerQualifiers, makerQualifier)
  return qualifier === '' ? maker : `${qualifier} ${maker}`
}

/** As it was written, with the years that it means where it does not say them. */
function dateText(text: string): string {
  const period = text === '' ? null : readPeriod(text)
  const years = period && periodText(period)
  return years === null || years === text ? text : `${text} (${years})`
}

const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 4 })

/** 'Height 12.5 in, width 8 in (with frame)' */
export function measurementsText(measurements: ShownRecord['measurements']): string {
  const written = measurements
    .map(({ measure, value, unit, note }) => {
      const name = choiceLabel(measures, measure).toLowerCase()
      return `${name} ${number.format(value)} ${unit}${note === '' ? '' : ` (${note})`}`
    })
    .join(', ')
  return written.charAt(0).toUpperCase() + written.slice(1)
}

function quantityText({ quantity, valuesAre, costs, valuations }: ShownRecord): string {
  if (quantity <= 1) return ''
  if (costs.length + valuations.length === 0) return formatCount(quantity)
  const scope = valuesAre === 'each' ? 'costs and values are for each' : 'costs and values are for all'
  return `${formatCount(quantity)} (${scope})`
}

/** Whether something is to be seen of it at all. */
export function isFilled(record: ShownRecord): boolean {
  return (
    recordFields.some(({ group }) => recordFacts(record, group).length > 0) ||
    [record.parts, record.costs, record.valuations, record.provenance].some((rows) => rows.length > 0)
  )
}

const sentences: Readonly<Record<Ownership, { named: string; unnamed: string; since: string } | null>> = {
  owned: null,
  onLoanTo: { named: 'On loan to', unnamed: 'On loan', since: 'since' },
  onLoanFrom: {
    named: 'Belongs to someone else: on loan from',
    unnamed: 'Belongs to someone else: on loan',
    since: 'since',
  },
  consigned: { named: 'Consigned to', unnamed: 'Consigned', since: 'since' },
  forSale: { named: 'For sale at', unnamed: 'For sale', since: 'since' },
  sold: { named: 'Sold to', unnamed: 'Sold', since: 'on' },
  given: { named: 'Given to', unnamed: 'Given away', since: 'on' },
  lost: { named: 'Lost, reported to', unnamed: 'Lost', since: 'on' },
  stolen: { named: 'Stolen, reported to', unnamed: 'Stolen', since: 'on' },
  destroyed: { named: 'Destroyed', unnamed: 'Destroyed', since: 'on' },
}

/** 'On loan to Anna, since May 03, 2025'; null where it is simply owned. */
export function ownershipSentence(
  record: Pick<ShownRecord, 'ownership' | 'ownershipPerson' | 'ownershipDay'>,
): string | null {
  const words = sentences[record.ownership]
  if (!words) return null
  const { ownershipPerson: person, ownershipDay: day } = record
  const who = person === '' ? words.unnamed : `${words.named} ${person}`
  return day === null ? who : `${who}, ${words.since} ${formatDay(day)}`
}
