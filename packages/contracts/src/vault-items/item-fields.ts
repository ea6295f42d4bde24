import { vaultItemLimits as limits } from './limits.ts'

/**
 * The optional fields of an item that its owner fills in, in the order in which pages, PDF and spreadsheet
 * list them. Schemas, form, review, page, PDF, spreadsheet, statements and rules follow this table by `kind`.
 * A field's column has its name in snake case; `itemColumn` of the domain names the exceptions.
 *
 * An entry is an insurer or storage location: one that is listed, or one that the custom text names. `answer`
 * is the key that says whether there is one.
 */
export const itemFields = [
  // Shown with the title, so it is no fact of its own.
  { name: 'subtitle', kind: 'line', label: 'Subtitle', max: limits.subtitleMax, isFact: false as boolean },
  { name: 'purchaseDate', kind: 'date', label: 'Date acquired' },
  { name: 'purchasePrice', kind: 'price', label: 'Purchase price' },
  { name: 'soldPrice', kind: 'price', label: 'Sold price' },
  { name: 'numberOfYearsInFamily', kind: 'years', label: 'Years in family' },
  { name: 'itemSignificances', kind: 'significances', label: 'Significance' },
  {
    name: 'insurance',
    kind: 'entry',
    label: 'Insurance company',
    type: 'INSURANCE',
    answer: 'isInsured',
    answerLabel: 'Insured',
    question: 'Is this insured?',
    custom: 'customInsurance',
    customLabel: 'Name of the insurance company',
    /** Shown where the answer is yes and no entry is given. */
    unnamed: 'Yes, company not given',
    /** Whether yes and no are shown besides. */
    showsAnswer: true,
    /** Whether an entry can only be chosen after the answer yes. */
    isAskedFirst: true,
  },
  {
    name: 'storageLocation',
    kind: 'entry',
    label: 'Storage location',
    type: 'STORAGE_LOCATION',
    answer: 'isStored',
    answerLabel: 'Stored',
    question: 'Is this stored?',
    custom: 'customStorageLocation',
    customLabel: 'Name of the storage location',
    unnamed: 'Yes, location not given',
    showsAnswer: false,
    isAskedFirst: false,
  },
] as const

export type ItemField = (typeof itemFields)[number]
type OfKind<Kind> = Extract<ItemField, { kind: Kind }>
export type LineField = OfKind<'line'>
export type DateField = OfKind<'date'>
export type EntryField = OfKind<'entry'>
type PlainName = Exclude<ItemField, EntryField>['name']

export const lineFields = itemFields.filter((field): field is LineField => field.kind === 'line')
export const dateFields = itemFields.filter((field): field is DateField => field.kind === 'date')
export const entryFields = itemFields.filter((field): field is EntryField => field.kind === 'entry')

/** The keys of an item that hold the fields, with the kind of each key: an entry has three. */
type KindOfKey = { [Field in ItemField as Field['name']]: Field['kind'] } & {
  [Field in EntryField as Field['answer']]: 'answer'
} & { [Field in EntryField as Field['custom']]: 'custom' }
export type FieldKey = keyof KindOfKey
type Kind = KindOfKey[FieldKey]
type FieldOfKind = { [Each in ItemField['kind']]: OfKind<Each> } & { answer: EntryField; custom: EntryField }

const keys: readonly { key: FieldKey; kind: Kind; field: ItemField }[] = itemFields.flatMap((field) => {
  const named = { key: field.name, kind: field.kind, field }
  return field.kind === 'entry'
    ? [
        { key: field.answer, kind: 'answer' as const, field },
        named,
        { key: field.custom, kind: 'custom' as const, field },
      ]
    : [named]
})

/** One value for each key of the fields, made by the key's kind. */
export function fieldsBy<Make extends { [Each in Kind]: (field: FieldOfKind[Each]) => unknown }>(
  make: Make,
): { [Key in FieldKey]: ReturnType<Make[KindOfKey[Key]]> }
export function fieldsBy(make: Record<Kind, (field: never) => unknown>): object {
  return Object.fromEntries(keys.map(({ key, kind, field }) => [key, make[kind](field as never)]))
}

/** What a conversion takes: anything where it looks at no value. */
type ValueFor<Convert extends (value: never) => unknown> = Convert extends () => unknown
  ? unknown
  : Parameters<Convert>[0]

/** The values of the fields, each converted by its key's kind. */
export function convertFields<Convert extends { [Each in Kind]: (value: never) => unknown }>(
  values: { [Key in FieldKey]: ValueFor<Convert[KindOfKey[Key]]> },
  convert: Convert,
): { [Key in FieldKey]: ReturnType<Convert[KindOfKey[Key]]> }
export function convertFields(
  values: Record<FieldKey, unknown>,
  convert: Record<Kind, (value: never) => unknown>,
): object {
  return Object.fromEntries(keys.map(({ key, kind }) => [key, convert[kind](values[key] as never)]))
}

/** The fields that are no entries, of whatever holds them. */
export function plainFieldsOf<Values extends { [Name in PlainName]?: unknown }>(
  values: Values,
): Pick<Values, PlainName>
export function plainFieldsOf(values: Record<string, unknown>): object {
  const plain = itemFields.filter(({ kind }) => kind !== 'entry')
  return Object.fromEntries(plain.map(({ name }) => [name, values[name]]))
}

/** The label of each key that a form shows a problem at. */
export const fieldLabels: Readonly<Record<string, string>> = Object.fromEntries(
  itemFields.flatMap((field) => [
    [field.name, field.label],
    ...(field.kind === 'entry' ? [[field.custom, field.customLabel]] : []),
  ]),
)

/** In document 2's order; an item names them by their place, from 1. */
export const itemSignificances = [
  { id: 1, description: 'historicallySignificant', label: 'Historically significant' },
  { id: 2, description: 'familyHeirloom', label: 'Family heirloom' },
  { id: 3, description: 'emotionalValue', label: 'Emotional value' },
  { id: 4, description: 'financialInvestment', label: 'Financial investment' },
  { id: 5, description: 'resale', label: 'Resale' },
  { id: 6, description: 'replacement', label: 'Replacement' },
] as const

/** What pickers of specifics propose. */
export const suggestedSpecifics = ['Maker', 'Period', 'Material', 'Dimensions', 'Condition'] as const
