import type { CreateNodeInput } from '@vitrine/contracts/taxonomy/schemas'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

export interface NodePlace {
  parentId: number | null
  ancestorIds: number[]
  depth: number
  path: string
}

export type NodeInput = Omit<CreateNodeInput, 'parentId'>

export async function insertNode(
  transaction: Transaction,
  input: NodeInput,
  place: NodePlace,
  position = 0,
): Promise<{ id: number; revision: number }> {
  const row = await transaction
    .insertInto('taxonomy_nodes')
    .values({
      ...columnsOf(input),
      parent_id: place.parentId,
      depth: place.depth,
      path: place.path,
      position,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('taxonomy_nodes')
    .set({ ancestor_ids: [...place.ancestorIds, row.id] })
    .where('id', '=', row.id)
    .execute()
  return row
}

export async function updateNode(
  transaction: Transaction,
  id: number,
  input: NodeInput,
  parentId: number | null,
): Promise<number> {
  return await changeNode(transaction, id, { ...columnsOf(input), parent_id: parentId })
}

export async function retitleNode(transaction: Transaction, id: number, title: string): Promise<number> {
  return await changeNode(transaction, id, titleColumnsOf(title))
}

async function changeNode(
  transaction: Transaction,
  id: number,
  values: Partial<ReturnType<typeof columnsOf>> & { parent_id?: number | null },
): Promise<number> {
  const { revision } = await transaction
    .updateTable('taxonomy_nodes')
    .set({ ...values, updated_at: sql`now()`, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

function columnsOf(input: NodeInput) {
  return {
    url: input.url,
    ...titleColumnsOf(input.title),
    description: input.description,
    image: input.image,
    main_image: input.mainImage,
  }
}

const titleColumnsOf = (title: string) => ({ title, sort_key: titleSortKey(title) })
