import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectionStatuses } from '@vitrine/contracts/collections/collections'
import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import { parse } from 'yaml'
import { z } from 'zod'
import { objectViews } from './draw-object.ts'

const photosSchema = z.object({
  shape: z.string(),
  main: z.string(),
  trim: z.string(),
  backdrop: z.string(),
  views: z.array(z.enum(objectViews)).min(1),
})

const itemSchema = z.object({
  title: z.string(),
  subtitle: z.string().default(''),
  description: z.string(),
  /** Url of the top category. */
  category: z.string(),
  purchased: z.string().optional(),
  price: z.number().optional(),
  sold: z.number().optional(),
  /** In the family. */
  years: z.int().optional(),
  significances: z.array(z.enum(itemSignificances.map(({ description }) => description))).default([]),
  insurer: z.string().optional(),
  location: z.string().optional(),
  tags: z.array(z.string()).default([]),
  collection: z.string().optional(),
  specifics: z.array(z.tuple([z.string(), z.string()])).default([]),
  photos: photosSchema,
})
export type StarterVaultItem = z.infer<typeof itemSchema>

const vaultSchema = z.object({
  /** Whose. */
  email: z.string(),
  tags: z.array(z.tuple([z.string(), z.string()])).default([]),
  insurers: z.array(z.string()).default([]),
  locations: z.array(z.string()).default([]),
  collections: z
    .array(z.object({ title: z.string(), description: z.string(), status: z.enum(collectionStatuses) }))
    .default([]),
  items: z.array(itemSchema),
})
export type StarterVault = z.infer<typeof vaultSchema>

/** What the starter accounts keep in their vaults. */
export async function readStarterVaults(folder: string): Promise<StarterVault[]> {
  return z.array(vaultSchema).parse(parse(await readFile(join(folder, 'vault.yaml'), 'utf8')))
}
