import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import { tagColors } from '@vitrine/contracts/tags/tags'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ForbiddenWords } from '@vitrine/domain/forbidden-words/forbidden-words'
import { refusedInRecord } from '@vitrine/domain/vault/record-rules'
import { drawObject } from './draw-object.ts'
import { readStarterVaults } from './create-vaults.ts'

const vaults = await readStarterVaults(fileURLToPath(new URL('../../../starter-content', import.meta.url)))

test('the member has 24 objects, the trial 3, each its own and each described', () => {
  expect(vaults.map(({ email, items }) => [email, items.length])).toEqual([
    ['member@vitrine.example', 24],
    ['trial@vitrine.example', 3],
  ])
  for (const { items } of vaults) {
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
    expect(
      items.filter(({ description }) => description.trim().length < 100).map(({ title }) => title),
    ).toEqual([])
  }
})

test('whatever an item names is in its vault, and every text may be saved', () => {
  const words = new ForbiddenWords([])
  for (const { items, tags, collections } of vaults) {
    expect(tags.filter(([, color]) => !tagColors.some(({ value }) => value === color))).toEqual([])
    for (const item of items) {
      expect(item.tags.filter((tag) => !tags.some(([title]) => title === tag))).toEqual([])
      expect(
        item.collection === undefined || collections.some(({ title }) => title === item.collection),
      ).toBe(true)
      expect(item.subtitle.length).toBeLessThanOrEqual(limits.subtitleMax)
      expect(
        words.firstIn(
          `${item.title} ${item.subtitle} ${item.description} ${item.specifics.flat().join(' ')}`,
        ),
        item.title,
      ).toBe(null)
      expect(
        vaultItemInputSchema.safeParse({
          title: item.title,
          description: item.description,
          categoryId: 1,
          purchaseDate: item.purchased,
          purchasePrice: item.price,
        }).success,
      ).toBe(true)
    }
  }
})

test('what an item holds beside the documented fields may be saved', () => {
  const records = vaults.flatMap(({ items }) => items.flatMap(({ record }) => (record ? [record] : [])))
  expect(records.length).toBeGreaterThan(5)
  for (const record of records) {
    const input = recordInputSchema.parse(record)
    expect(refusedInRecord(input, { now: new Date('2026-01-01'), imageIds: [] })).toEqual([])
    expect(Object.keys(input).toSorted()).toEqual(Object.keys(record as object).toSorted())
  }
})

test('every object is drawn, in each of its views and differently', () => {
  const drawn = vaults.flatMap(({ items }) =>
    items.flatMap(({ photos: { views, ...photo } }) => views.map((view) => drawObject(photo, view))),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(() =>
    drawObject({ shape: 'unicorn', main: '#fff', trim: '#000', backdrop: '#888' }, 'whole'),
  ).toThrow('unicorn')
})
