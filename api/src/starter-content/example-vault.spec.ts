import { exampleVaultSchema } from '@vitrine/contracts/example-vault/schemas'
import { tagColors } from '@vitrine/contracts/tags/tags'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleVaultSourceSchema } from '../example-vault/example-vault-file.ts'
import {
  exampleVaultOf,
  readExampleVaultFile,
  starterContentFolder,
} from '../example-vault/example-vault.rules.ts'
import { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'
import { readStarterContent } from './read-starter-content.ts'

const folder = starterContentFolder()
const source = await readExampleVaultFile(folder)
const { categories } = await readStarterContent(folder)
const tree = new TaxonomyTree(
  categories.map(({ url, title }, place) => ({
    id: place + 1,
    parentId: null,
    ancestorIds: [place + 1],
    depth: 0,
    path: url,
    url,
    title,
    sortKey: title,
    description: '',
    image: '',
    mainImage: '',
    position: place,
    revision: 1,
    ownArticles: 0,
  })),
)
const vault = exampleVaultOf(source, tree)

test('a dozen objects of many kinds, each with a drawing of its own', () => {
  expect(source.items.length).toBeGreaterThanOrEqual(12)
  expect(new Set(source.items.map(({ category }) => category)).size).toBeGreaterThanOrEqual(10)
  expect(
    source.items.filter(({ picture }) => !existsSync(join(folder, 'pictures', `${picture}.svg`))),
  ).toEqual([])
  expect(vault.items.filter(({ category }) => category === '')).toEqual([])
})

test('each could be saved by a member, and has a tag of the colors that there are', () => {
  for (const item of vault.items)
    expect(
      vaultItemInputSchema.safeParse({ ...item, tags: [], itemCollections: [] }).success,
      item.title,
    ).toBe(true)
  expect(source.tags.filter(([, color]) => !tagColors.some(({ value }) => value === color))).toEqual([])
})

test('the response is what the calls of a vault would respond, with the sums of its items', () => {
  expect(exampleVaultSchema.parse(vault)).toEqual(vault)
  const [all] = vault.value.values
  expect(all?.value).toBe(vault.items.reduce((sum, { meanPrice }) => sum + (meanPrice ?? 0), 0))
  for (const groups of [vault.value.categories, vault.value.collections])
    expect(groups.reduce((sum, { itemsCount }) => sum + itemsCount, 0)).toBe(vault.items.length)
  expect(vault.collections.map(({ itemsCount }) => itemsCount)).toEqual(
    vault.collections.map(
      ({ id }) => vault.items.filter(({ itemCollections: [its] }) => its?.id === id).length,
    ),
  )
})

test.each([
  ['the same drawing twice', { picture: source.items[0]?.picture }],
  ['the same title twice', { title: source.items[0]?.title }],
  ['a tag that is not listed', { tags: ['Unknown'] }],
  ['a collection that is not listed', { collection: 'Unknown' }],
  ['a range in another order', { worth: [3, 2, 1] }],
  ['a field that nobody knows', { color: 'red' }],
])('the file is refused with %s', (_, change) => {
  const [first, second, ...others] = source.items
  expect(exampleVaultSourceSchema.safeParse(source).success).toBe(true)
  expect(
    exampleVaultSourceSchema.safeParse({ ...source, items: [first, { ...second, ...change }, ...others] })
      .success,
  ).toBe(false)
})
