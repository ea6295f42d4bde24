import { vaultItemLimits } from '../vault-items/limits.ts'

/** What the value of an own field can be. */
export const ownFieldTypes = [
  { name: 'text', label: 'Text' },
  { name: 'number', label: 'Number' },
  { name: 'date', label: 'Date' },
  { name: 'choice', label: 'Choice' },
  { name: 'yesNo', label: 'Yes or no' },
] as const
export type OwnFieldType = (typeof ownFieldTypes)[number]['name']

export const ownFieldLimits = {
  fieldsMax: 200,
  /** A name and a value are those of a documented item specific. */
  nameMax: vaultItemLimits.specificNameMax,
  unitMax: 20,
  choicesMax: 50,
  choiceMax: 80,
} as const

/** What an own field asks of its values. */
export interface OwnFieldShape {
  type: OwnFieldType
  /** Of a number; '' without one, and of every other type. */
  unit: string
  /** Of a choice; empty of every other type. */
  choices: readonly string[]
}

export interface OwnFieldDefinition extends OwnFieldShape {
  name: string
}
