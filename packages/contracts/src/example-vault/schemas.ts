import { z } from 'zod'
import { collectionSchema } from '../collections/schemas.ts'
import { itemSignificances } from '../vault-items/item-fields.ts'
import { vaultItemSchema } from '../vault-items/schemas.ts'
import { vaultValueSchema } from '../vault-items/valuations.ts'

// --- the file ---------------------------------------------------------------------------------------

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

// --- the call ---------------------------------------------------------------------------------------

/** An item as its owner would get it, with the name of its category. */
const exampleItemSchema = vaultItemSchema.extend({ category: z.string() })
export type ExampleItem = z.infer<typeof exampleItemSchema>

export const exampleVaultSchema = z.object({
  /** Newest first. */
  items: z.array(exampleItemSchema),
  collections: z.array(collectionSchema),
  /** As the dashboard shows it; nobody has watched it over time. */
  value: vaultValueSchema.omit({ history: true }),
})
export type ExampleVault = z.infer<typeof exampleVaultSchema>
