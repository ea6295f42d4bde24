import { expect, test } from 'vitest'
import { vaultItemInputSchema, vaultPriceSchema } from './item-input.ts'
import { vaultItemMessages as messages } from './messages.ts'

const vase = { title: 'Blue vase', description: 'A thin rim.', categoryId: 3 }
const ACORN = { id: 4 }
const parsed = (more: object) => vaultItemInputSchema.parse({ ...vase, ...more })

test.each([
  ['nothing', {}, undefined, undefined],
  ['an entry', { entry: ACORN }, true, ACORN],
  ['a new entry', { entry: { id: 0 }, custom: 'Acorn' }, true, { id: 0 }],
  ['no entry', { entry: null }, false, null],
  ['null and an entry', { answer: null, entry: ACORN }, true, ACORN],
  ['yes alone', { answer: true }, true, undefined],
  ['yes without an entry', { answer: true, entry: null }, true, null],
  ['no alone', { answer: false }, false, null],
  ['no and an entry', { answer: false, entry: ACORN }, false, null],
  ['no and a new entry without its name', { answer: false, entry: { id: 0 } }, false, null],
] as const)('D2-098: a body that says %s is insured and stored: %o', (_, body, answer, entry) => {
  const { answer: said, entry: named, custom }: { answer?: unknown; entry?: unknown; custom?: string } = body
  const insured = parsed({ isInsured: said, insurance: named, customInsurance: custom })
  expect([insured.isInsured, insured.insurance]).toEqual([answer, entry])
  const stored = parsed({ isStored: said, storageLocation: named, customStorageLocation: custom })
  expect([stored.isStored, stored.storageLocation]).toEqual([answer, entry])
})

test('an answer that is neither yes nor no is refused at its field', () => {
  const refused = vaultItemInputSchema.safeParse({ ...vase, isInsured: 'yes', isStored: 1 })
  expect(refused.error?.issues).toMatchObject([
    { path: ['isInsured'], message: 'Please answer with true or false.' },
    { path: ['isStored'], message: 'Please answer with true or false.' },
  ])
})

test('D2-095: zero and nothing are no price', () => {
  for (const none of [0, '', null]) expect(vaultPriceSchema.parse(none)).toBeNull()
  expect(vaultPriceSchema.parse(999_999_999_999.99)).toBe(999_999_999_999.99)
})

test('D2-095: what is no price is refused, and one that is too large with its own sentence', () => {
  for (const wrong of [-1, 1.234, '12', Number.NaN])
    expect(vaultPriceSchema.safeParse(wrong).error?.issues[0]?.message).toBe(messages.priceInvalid)
  expect(vaultPriceSchema.safeParse(1_000_000_000_000).error?.issues.map(({ message }) => message)).toEqual([
    messages.priceTooLarge,
  ])
})
