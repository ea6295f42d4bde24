import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import { describe, expect, test } from 'vitest'
import { aVaultRecord } from '../../../../tests/a-vault-record.ts'
import { changeBeside, changedKeys, ownershipIn, withFittingOwnership } from './ownership-draft.ts'
import {
  copiedRecord,
  draftOfRecord,
  emptyRecordDraft,
  recordBody,
  storedPhotoIds,
  type RecordDraft,
} from './record-draft.ts'
import { recordProblems, shownPath } from './record-problems.ts'

const filled = aVaultRecord({
  inventoryNumber: '2026.014',
  makerQualifier: 'attributedTo',
  maker: 'Paul Storr',
  conditionDate: '2026-03-04',
  quantity: 2,
  valuesAre: 'each',
  measurements: [{ measure: 'height', value: 11.375, unit: 'in', note: 'with nozzle' }],
  parts: [{ number: '1', name: 'Nozzle', note: '', imageIds: [21, 22] }],
  photoRoles: [{ imageId: 22, role: 'mark' }],
  costs: [{ kind: 'premium', amount: 1250.5, currency: 'GBP', day: null, note: '' }],
  valuations: [
    {
      basis: 'insured',
      amount: 3000,
      amountMax: null,
      currency: 'USD',
      day: '2026-01-02',
      valuer: 'A. Smith',
      note: '',
      isInsuredValue: true,
    },
  ],
  provenance: [{ dateText: 'until the 1950s', event: 'The family of the maker' }],
})

const written = (change: Partial<RecordDraft>): RecordDraft => ({ ...emptyRecordDraft, ...change })
const bodyOf = (draft: RecordDraft) => recordBody(draft, storedPhotoIds)

test('a stored record is sent as it was, as long as nothing was typed', () => {
  const { earliestYear, latestYear, worthScore, revision, ...fields } = filled
  expect(recordInputSchema.parse(bodyOf(draftOfRecord(filled)))).toEqual(fields)
  expect([earliestYear, latestYear, worthScore, revision]).toEqual([null, null, null, 3])
})

test('an empty form is an empty record', () =>
  expect(draftOfRecord(aVaultRecord())).toEqual(emptyRecordDraft))

test('only the keys that were changed are sent', () => {
  const draft = { ...draftOfRecord(filled), maker: '', notes: 'Bought with Anna' }
  expect(changedKeys(bodyOf(draftOfRecord(filled)), bodyOf(draft))).toEqual({
    maker: '',
    notes: 'Bought with Anna',
  })
})

test('photos that were stored meanwhile are sent by their ids, those that are not stay out', () => {
  const draft = written({
    parts: [{ number: '1', name: 'Lid', note: '', imageIds: 'stored-21 new-1 new-2' }],
    photoRoles: [
      { imageId: 'new-1', role: 'damage' },
      { imageId: 'new-2', role: 'mark' },
    ],
  })
  const body = recordBody(draft, (photo) => (photo === 'new-1' ? 40 : storedPhotoIds(photo)))
  expect([body.parts, body.photoRoles]).toEqual([
    [{ number: '1', name: 'Lid', note: '', imageIds: [21, 40] }],
    [{ imageId: 40, role: 'damage' }],
  ])
})

test('a copy has neither photos nor the number', () =>
  expect(changedKeys(bodyOf(draftOfRecord(filled)), bodyOf(copiedRecord(filled)))).toEqual({
    inventoryNumber: '',
    parts: [{ number: '1', name: 'Nozzle', note: '', imageIds: [] }],
    photoRoles: [],
  }))

describe('problems', () => {
  test('stand at their cells, and rows that hold nothing are no problem', () => {
    const blank = { kind: 'price', amount: '', currency: 'USD', day: '', note: '' }
    const draft = written({
      costs: [blank, { ...blank, note: 'Commission' }],
      parts: [
        { number: '1', name: '', note: '', imageIds: '' },
        { number: '2', name: '', note: 'Chipped', imageIds: '' },
      ],
      measurements: [{ measure: 'height', value: 'tall', unit: 'in', note: '' }],
    })
    expect(recordProblems(draft, emptyRecordDraft)).toEqual({
      'costs.1.amount': 'Please enter an amount above 0 with at most 2 decimals, like 1,234.56.',
      'parts.1.name': 'Required Field',
      'measurements.0.value': 'Please enter a number above 0 and at most 1,000,000.',
    })
    expect(shownPath(draft, 'costs.0.amount')).toBe('costs.1.amount')
  })

  test('a day that is to come is one, but for loans and for what is stored', () => {
    const now = new Date(2026, 4, 3, 12)
    const draft = written({ conditionDate: '05/04/2026', ownershipDay: '05/04/2026' })
    expect(recordProblems(draft, emptyRecordDraft, now)).toEqual({
      conditionDate: 'Please enter a date that is not in the future.',
    })
    expect(recordProblems(draft, draft, now)).toEqual({})
  })
})

describe('ownership', () => {
  const lent = written({ ownership: 'onLoanTo', ownershipPerson: 'Anna', ownershipNote: 'For a show' })

  test('what belongs to another one is not sent, unless it is stored with it', () => {
    const owned = { ...lent, ownership: 'owned' }
    expect(withFittingOwnership(owned, lent, '').ownershipPerson).toBe('')
    expect(withFittingOwnership(owned, owned, '').ownershipPerson).toBe('Anna')
    expect(withFittingOwnership(lent, emptyRecordDraft, '').ownershipPerson).toBe('Anna')
  })

  test('a sold price says that the item is sold, and is sent with the item alone', () => {
    const stored = bodyOf(emptyRecordDraft)
    const sold = bodyOf({ ...lent, ownershipNote: '' })
    expect(ownershipIn(lent, '120.00')).toBe('sold')
    expect(changeBeside(stored, sold, { before: '', now: '120.00' })).toEqual({ ownershipPerson: 'Anna' })
  })

  test('where the sold price was cleared, the item is what was chosen', () => {
    const stored = draftOfRecord(
      aVaultRecord({ ownership: 'sold', ownershipPrice: 120, ownershipCurrency: 'USD' }),
    )
    expect(changeBeside(bodyOf(stored), bodyOf(stored), { before: '120.00', now: '' })).toEqual({
      ownership: 'owned',
    })
  })

  test('a price in another currency is the record’s own', () => {
    const draft = written({ ownership: 'sold', ownershipPrice: '90.00', ownershipCurrency: 'EUR' })
    expect(withFittingOwnership(draft, emptyRecordDraft, '')).toMatchObject({
      ownershipPrice: '90.00',
      ownershipCurrency: 'EUR',
    })
  })
})
