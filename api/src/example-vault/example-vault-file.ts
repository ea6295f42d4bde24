import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import { z } from 'zod'

const line = z.string().min(1)
const day = z.iso.date()
const price = z.number().positive()

const exampleItemSourceSchema = z.strictObject({
  title: line,
  subtitle: line,
  description: line,
  /** URL of the top category. */
  category: line,
  added: day,
  purchased: day.optional(),
  price: price.optional(),
  sold: price.optional(),
  /** In the family. */
  years: z.int().positive().optional(),
  significances: z.array(z.enum(itemSignificances.map(({ description }) => description))).default([]),
  insurer: line.optional(),
  location: line.optional(),
  tags: z.array(line).default([]),
  collection: line.optional(),
  specifics: z.array(z.tuple([line, line])).default([]),
  /** Lowest, middle and highest, in US dollars. */
  worth: z
    .tuple([price, price, price])
    .refine(([min, middle, max]) => min < middle && middle < max, 'lowest, middle, highest')
    .optional(),
  /** A drawing of the starter content. */
  picture: line,
  alt: line,
})
export type ExampleItemSource = z.infer<typeof exampleItemSourceSchema>

/** `api/starter-content/example-vault.yaml` */
export const exampleVaultSourceSchema = z
  .strictObject({
    tags: z.array(z.tuple([line, z.string().regex(/^#[0-9A-F]{6}$/)])),
    collections: z.array(z.strictObject({ title: line, description: line })),
    items: z.array(exampleItemSourceSchema).min(1),
  })
  .superRefine(({ tags, collections, items }, { addIssue }) => {
    const known = {
      tags: new Set(tags.map(([title]) => title)),
      collections: new Set(collections.map(({ title }) => title)),
    }
    for (const { title, tags: named, collection } of items) {
      if (!named.every((tag) => known.tags.has(tag))) addIssue(`${title}: a tag is not listed`)
      if (collection !== undefined && !known.collections.has(collection))
        addIssue(`${title}: the collection is not listed`)
    }
    for (const key of ['title', 'picture'] as const)
      if (new Set(items.map((item) => item[key])).size < items.length)
        addIssue(`two items have the same ${key}`)
  })
export type ExampleVaultSource = z.infer<typeof exampleVaultSourceSchema>
