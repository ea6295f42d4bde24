import { z } from 'zod'
import { collectionSchema } from '../collections/schemas.ts'
import { vaultItemSchema } from '../vault-items/schemas.ts'
import { vaultValueSchema } from '../vault-items/valuations.ts'

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
