import { ownerships } from '../vault-items/ownership.ts'
import { recordLimits as limits } from './limits.ts'

/** The parts of a record, in the order in which form, page and spreadsheet show them. */
export const recordGroups = [
  { name: 'identification', title: 'Identification' },
  { name: 'quantity', title: 'Quantity and parts' },
  { name: 'costs', title: 'Cost' },
  { name: 'valuations', title: 'Valuations' },
  { name: 'ownership', title: 'Ownership' },
  { name: 'acquisition', title: 'Acquisition and provenance' },
  { name: 'notes', title: 'Private notes' },
] as const
export type RecordGroup = (typeof recordGroups)[number]['name']

/** How sure it is that somebody made a piece, in the words of auction catalogues. */
export const makerQualifiers = [
  { name: 'by', label: 'by' },
  { name: 'attributedTo', label: 'attributed to' },
  { name: 'workshopOf', label: 'workshop of' },
  { name: 'retailedBy', label: 'retailed by' },
  { name: 'styleOf', label: 'style of' },
  { name: 'after', label: 'after' },
] as const

export const valueScopes = [
  { name: 'all', label: 'For all pieces together' },
  { name: 'each', label: 'For each piece' },
] as const

export const acquisitionMethods = [
  { name: 'purchase', label: 'Purchase' },
  { name: 'gift', label: 'Gift' },
  { name: 'bequest', label: 'Bequest' },
  { name: 'exchange', label: 'Exchange' },
  { name: 'found', label: 'Found' },
] as const

/** 'line' is a text of one line, 'text' of several, 'count' a whole number from 1, 'rows' a list. */
interface FieldShape {
  name: string
  label: string
  group: RecordGroup
  kind: 'line' | 'text' | 'choice' | 'day' | 'amount' | 'currency' | 'count' | 'rows'
  max?: number
  choices?: readonly { name: string; label: string }[]
  /** Whether a day may lie in the future. */
  mayBeLater?: boolean
  /** Said below the field. */
  help?: string
  /** Whether one value makes sense for several items: bulk updates set these. */
  isCommon?: boolean
}

/**
 * What a record holds beside the documented item, each once. Schemas, form, page, spreadsheet, history,
 * search and the table's columns follow this list by `kind`. A field's column has its name in snake case.
 */
export const recordFields = [
  {
    name: 'inventoryNumber',
    label: 'Inventory number',
    group: 'identification',
    kind: 'line',
    max: limits.inventoryNumberMax,
    help: 'Unique in your vault, and never used again.',
  },
  {
    name: 'objectType',
    label: 'Object type',
    group: 'identification',
    kind: 'line',
    max: limits.lineMax,
    isCommon: true,
  },
  {
    name: 'makerQualifier',
    label: 'Attribution',
    group: 'identification',
    kind: 'choice',
    choices: makerQualifiers,
    isCommon: true,
  },
  {
    name: 'maker',
    label: 'Maker',
    group: 'identification',
    kind: 'line',
    max: limits.lineMax,
    isCommon: true,
  },
  {
    name: 'dateText',
    label: 'Date made',
    group: 'identification',
    kind: 'line',
    max: limits.dateTextMax,
    help: 'As you would write it: c. 1890, George III, late 18th century.',
    isCommon: true,
  },
  {
    name: 'place',
    label: 'Place made',
    group: 'identification',
    kind: 'line',
    max: limits.lineMax,
    isCommon: true,
  },
  {
    name: 'materials',
    label: 'Materials and technique',
    group: 'identification',
    kind: 'line',
    max: limits.lineMax,
    isCommon: true,
  },
  { name: 'measurements', label: 'Measurements and weight', group: 'identification', kind: 'rows' },
  {
    name: 'marks',
    label: 'Marks and inscriptions',
    group: 'identification',
    kind: 'text',
    max: limits.textMax,
  },
  {
    name: 'serialNumber',
    label: 'Serial, certificate or edition number',
    group: 'identification',
    kind: 'line',
    max: limits.lineMax,
  },
  {
    name: 'features',
    label: 'Distinguishing features',
    group: 'identification',
    kind: 'text',
    max: limits.textMax,
  },
  { name: 'condition', label: 'Condition', group: 'identification', kind: 'text', max: limits.textMax },
  { name: 'conditionDate', label: 'Condition seen on', group: 'identification', kind: 'day' },
  { name: 'quantity', label: 'Quantity', group: 'quantity', kind: 'count', max: limits.quantityMax },
  {
    name: 'valuesAre',
    label: 'Costs and values are',
    group: 'quantity',
    kind: 'choice',
    choices: valueScopes,
  },
  { name: 'parts', label: 'Parts', group: 'quantity', kind: 'rows' },
  { name: 'photoRoles', label: 'What the photos show', group: 'quantity', kind: 'rows' },
  { name: 'costs', label: 'Costs', group: 'costs', kind: 'rows' },
  { name: 'valuations', label: 'Valuations', group: 'valuations', kind: 'rows' },
  {
    name: 'ownership',
    label: 'Ownership',
    group: 'ownership',
    kind: 'choice',
    choices: ownerships,
    isCommon: true,
  },
  {
    name: 'ownershipDay',
    label: 'Ownership since',
    group: 'ownership',
    kind: 'day',
    mayBeLater: true,
    isCommon: true,
  },
  {
    name: 'ownershipUntil',
    label: 'Ownership until',
    group: 'ownership',
    kind: 'day',
    mayBeLater: true,
    isCommon: true,
  },
  {
    name: 'ownershipPerson',
    label: 'Ownership, person or place',
    group: 'ownership',
    kind: 'line',
    max: limits.lineMax,
    isCommon: true,
  },
  { name: 'ownershipPrice', label: 'Ownership price', group: 'ownership', kind: 'amount' },
  { name: 'ownershipCurrency', label: 'Ownership currency', group: 'ownership', kind: 'currency' },
  {
    name: 'ownershipNote',
    label: 'Ownership note',
    group: 'ownership',
    kind: 'text',
    max: limits.textMax,
  },
  {
    name: 'acquiredHow',
    label: 'Acquired by',
    group: 'acquisition',
    kind: 'choice',
    choices: acquisitionMethods,
    isCommon: true,
  },
  {
    name: 'acquiredFrom',
    label: 'Acquired from',
    group: 'acquisition',
    kind: 'line',
    max: limits.lineMax,
    isCommon: true,
  },
  {
    name: 'acquiredText',
    label: 'Date acquired, as known',
    group: 'acquisition',
    kind: 'line',
    max: limits.dateTextMax,
    help: 'Where the day is not known: 1987, about 1960.',
    isCommon: true,
  },
  {
    name: 'invoiceNumber',
    label: 'Invoice number',
    group: 'acquisition',
    kind: 'line',
    max: limits.lineMax,
    isCommon: true,
  },
  { name: 'provenance', label: 'Provenance', group: 'acquisition', kind: 'rows' },
  { name: 'notes', label: 'Private notes', group: 'notes', kind: 'text', max: limits.notesMax },
  { name: 'costCode', label: 'Cost code', group: 'notes', kind: 'line', max: limits.inventoryNumberMax },
] as const satisfies readonly FieldShape[]

export type RecordField = (typeof recordFields)[number]
type OfKind<Kind> = Extract<RecordField, { kind: Kind }>
export type TextField = OfKind<'line' | 'text'>
export type ChoiceField = OfKind<'choice'>
export type RowsField = OfKind<'rows'>
export type RecordFieldName = RecordField['name']

export const recordTextFields = recordFields.filter(
  (field): field is TextField => field.kind === 'line' || field.kind === 'text',
)
export const recordFieldLabels: Readonly<Record<string, string>> = Object.fromEntries(
  recordFields.map(({ name, label }) => [name, label]),
)
