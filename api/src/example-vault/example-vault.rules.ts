import type { ExampleItem, ExampleVault } from '@vitrine/contracts/example-vault/schemas'
import { fieldsBy, itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import type { ValuedGroup } from '@vitrine/contracts/vault-items/valuations'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'
import {
  exampleVaultSourceSchema,
  type ExampleItemSource,
  type ExampleVaultSource,
} from './example-vault-file.ts'

/** When all of its ranges were made. */
const VALUED_AT = '2026-10-04T09:30:00.000Z'
const CURRENCY = 'USD'

/** Where the build of the site puts the drawings (web/tools/example-pictures.ts). */
const PICTURES = '/images/example-vault'

/** `api/starter-content`, seen from the bundle as well as from the source. */
export function starterContentFolder(from: string = import.meta.dirname): string {
  const candidate = join(from, 'starter-content')
  const above = dirname(from)
  return existsSync(join(candidate, 'example-vault.yaml')) || above === from
    ? candidate
    : starterContentFolder(above)
}

export async function readExampleVaultFile(folder: string): Promise<ExampleVaultSource> {
  return exampleVaultSourceSchema.parse(parse(await readFile(join(folder, 'example-vault.yaml'), 'utf8')))
}

/** The file as the calls of a vault would respond: ids are places in the file. */
export function exampleVaultOf(source: ExampleVaultSource, tree: TaxonomyTree): ExampleVault {
  const items = source.items.map((item, place) => itemOf(item, place + 1, source, tree))
  return {
    items,
    collections: source.collections.map((collection, place) => collectionOf(collection, place + 1, items)),
    value: valueOf(items),
  }
}

function itemOf(
  item: ExampleItemSource,
  id: number,
  { tags, collections }: ExampleVaultSource,
  tree: TaxonomyTree,
): ExampleItem {
  const category = tree.find(item.category)
  const named = (displayName: string | undefined) => (displayName ? { id: 1, displayName } : null)
  return {
    id,
    title: item.title,
    description: item.description.trim(),
    category: category?.title ?? '',
    categoryId: category?.id ?? 0,
    ...fieldsBy({
      line: () => '',
      date: () => null,
      price: () => null,
      years: () => null,
      significances: () => [],
      answer: () => false,
      entry: () => null,
      custom: () => '',
    }),
    subtitle: item.subtitle,
    purchaseDate: item.purchased ?? null,
    purchasePrice: item.price ?? null,
    soldPrice: item.sold ?? null,
    numberOfYearsInFamily: item.years ?? null,
    itemSignificances: itemSignificances
      .filter(({ description }) => item.significances.includes(description))
      .map(({ id: significance, description }) => ({ id: significance, description })),
    isInsured: item.insurer !== undefined,
    insurance: named(item.insurer),
    isStored: item.location !== undefined,
    storageLocation: named(item.location),
    itemCollections: collections.flatMap(({ title }, place) =>
      title === item.collection ? [{ id: place + 1, title }] : [],
    ),
    tags: tags.flatMap(([title, color], place) =>
      item.tags.includes(title) ? [{ id: place + 1, title, color }] : [],
    ),
    itemSpecifics: item.specifics.map(([name, value], place) => ({
      id: place + 1,
      name,
      displayName: name,
      value,
    })),
    images: [{ id, url: `${PICTURES}/${item.picture}.svg`, altText: item.alt }],
    videos: [],
    createdDate: startOf(item.added),
    picturesCount: 1,
    imagesCount: 1,
    videosCount: 0,
    estimatedPriceMin: item.worth?.[0] ?? null,
    meanPrice: item.worth?.[1] ?? null,
    estimatedPriceMax: item.worth?.[2] ?? null,
    estimateCurrency: item.worth ? CURRENCY : null,
    estimatedAt: item.worth ? VALUED_AT : null,
    revision: 1,
  }
}

function collectionOf(
  { title, description }: ExampleVaultSource['collections'][number],
  id: number,
  items: readonly ExampleItem[],
): ExampleVault['collections'][number] {
  const inside = itemsIn(id, items)
  const count = inside.length
  return {
    id,
    title,
    description,
    status: 'private',
    visibility: 'PRIVATE',
    picture: null,
    itemPhoto: inside[0]?.images[0]?.url ?? null,
    itemsCount: count,
    numberOfItems: count,
    noOfItems: count,
    createdDate: inside[0]?.createdDate ?? VALUED_AT,
    url: '',
    deleted: false,
    type: 'collection',
    isTakenDown: false,
    revision: 1,
  }
}

function itemsIn(collectionId: number, items: readonly ExampleItem[]): readonly ExampleItem[] {
  return items.filter(({ itemCollections }) => itemCollections.some(({ id }) => id === collectionId))
}

function valueOf(items: readonly ExampleItem[]): ExampleVault['value'] {
  return {
    itemsCount: items.length,
    values: valuesOf(items),
    oldestAt: VALUED_AT,
    newestAt: VALUED_AT,
    categories: groupsOf(items, ({ categoryId: id, category: title }) => ({ id, title })),
    collections: groupsOf(items, ({ itemCollections: [collection] }) => collection ?? { id: 0, title: '' }),
  }
}

/** Those of most items first, as in a member's vault. */
function groupsOf(
  items: readonly ExampleItem[],
  groupOf: (item: ExampleItem) => { id: number; title: string },
): ValuedGroup[] {
  return [...Map.groupBy(items, (item) => groupOf(item).id)]
    .map(([id, its]) => ({
      id,
      title: its[0] ? groupOf(its[0]).title : '',
      itemsCount: its.length,
      values: valuesOf(its),
    }))
    .toSorted((one, other) => other.itemsCount - one.itemsCount || one.id - other.id)
}

function valuesOf(items: readonly ExampleItem[]): ValuedGroup['values'] {
  const valued = items.flatMap(({ meanPrice, purchasePrice }) =>
    meanPrice === null ? [] : [{ value: meanPrice, cost: purchasePrice }],
  )
  const compared = valued.flatMap(({ value, cost }) => (cost === null ? [] : [{ value, cost }]))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  if (valued.length === 0) return []
  return [
    {
      currency: CURRENCY,
      valued: valued.length,
      value: sum(valued.map(({ value }) => value)),
      compared:
        compared.length > 0
          ? {
              items: compared.length,
              value: sum(compared.map(({ value }) => value)),
              cost: sum(compared.map(({ cost }) => cost)),
            }
          : null,
    },
  ]
}

function startOf(day: string): string {
  return `${day}T12:00:00.000Z`
}
