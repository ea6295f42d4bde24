import { recordLimits as limits } from '@vitrine/contracts/vault-records/limits'
import type { RowsField } from '@vitrine/contracts/vault-records/record-fields'
import { costKinds, measures, valuationBases } from '@vitrine/contracts/vault-records/row-choices'

/** 'unit' is one that fits the measure of its row, 'measure' a number that may be written as a fraction. */
export interface RowColumn {
  name: string
  label: string
  kind: 'line' | 'choice' | 'unit' | 'measure' | 'amount' | 'currency' | 'day' | 'flag' | 'photos'
  choices?: readonly { name: string; label: string }[]
  max?: number
  isRequired?: boolean
  /** A new row has it already: a row that holds nothing else was not written. */
  isGiven?: boolean
  /** Beside another one on a phone, where others have the row to themselves. */
  isHalf?: boolean
  /** Sixths of the row that it takes elsewhere. */
  span: 1 | 2 | 3 | 4 | 6
  hint?: string
}

interface RowKind {
  /** What a row is called: 'Cost'. */
  noun: string
  most: number
  columns: readonly RowColumn[]
}

const note = { name: 'note', label: 'Note', kind: 'line', max: limits.lineMax } as const

/** The rows of each list, in the order of the form. Form, draft and body of a save follow this table. */
export const rowKinds: Readonly<Record<RowsField['name'], RowKind>> = {
  measurements: {
    noun: 'Measurement',
    most: limits.measurementsMax,
    columns: [
      { name: 'measure', label: 'Measure', kind: 'choice', choices: measures, isHalf: true, span: 2 },
      { name: 'value', label: 'Number', kind: 'measure', isRequired: true, isHalf: true, span: 1 },
      { name: 'unit', label: 'Unit', kind: 'unit', isHalf: true, span: 1 },
      { ...note, isHalf: true, span: 2 },
    ],
  },
  parts: {
    noun: 'Part',
    most: limits.partsMax,
    columns: [
      {
        name: 'number',
        label: 'Number',
        kind: 'line',
        max: limits.inventoryNumberMax,
        isGiven: true,
        span: 1,
      },
      { name: 'name', label: 'Name', kind: 'line', max: limits.lineMax, isRequired: true, span: 2 },
      { ...note, span: 3 },
      { name: 'imageIds', label: 'Photos of this part', kind: 'photos', span: 6 },
    ],
  },
  photoRoles: {
    noun: 'Photo',
    most: limits.partsMax,
    columns: [
      { name: 'imageId', label: 'Photo', kind: 'photos', span: 3 },
      { name: 'role', label: 'What it shows', kind: 'choice', span: 3 },
    ],
  },
  costs: {
    noun: 'Cost',
    most: limits.costsMax,
    columns: [
      { name: 'kind', label: 'Kind', kind: 'choice', choices: costKinds, span: 2 },
      { name: 'amount', label: 'Amount', kind: 'amount', isRequired: true, isHalf: true, span: 2 },
      { name: 'currency', label: 'Currency', kind: 'currency', isHalf: true, span: 2 },
      { name: 'day', label: 'Date', kind: 'day', span: 2 },
      { ...note, span: 4 },
    ],
  },
  valuations: {
    noun: 'Valuation',
    most: limits.valuationsMax,
    columns: [
      { name: 'basis', label: 'Basis', kind: 'choice', choices: valuationBases, span: 3 },
      { name: 'currency', label: 'Currency', kind: 'currency', span: 3 },
      { name: 'amount', label: 'Amount', kind: 'amount', isRequired: true, isHalf: true, span: 3 },
      { name: 'amountMax', label: 'Up to', kind: 'amount', isHalf: true, span: 3, hint: 'For a range.' },
      { name: 'day', label: 'Date', kind: 'day', span: 2 },
      { name: 'valuer', label: 'Valuer', kind: 'line', max: limits.lineMax, span: 4 },
      { ...note, span: 6 },
      { name: 'isInsuredValue', label: 'This is the insured value', kind: 'flag', span: 6 },
    ],
  },
  provenance: {
    noun: 'Owner or event',
    most: limits.provenanceMax,
    columns: [
      { name: 'dateText', label: 'Date', kind: 'line', max: limits.dateTextMax, span: 2 },
      {
        name: 'event',
        label: 'Owner or event',
        kind: 'line',
        max: limits.lineMax * 4,
        isRequired: true,
        span: 4,
      },
    ],
  },
}
