import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { listResponseSchema } from '../paging.ts'
import { categoryUsesSchema } from './category-uses.ts'
import {
  categorySchema,
  createNodeInputSchema,
  managedNodeSchema,
  movedContentsSchema,
  moveContentsInputSchema,
  rootNamesSchema,
  taxonomyNodeSchema,
  updateNodeInputSchema,
} from './schemas.ts'

const manage = { capability: 'taxonomy.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })
const nodes = listResponseSchema(taxonomyNodeSchema)

export const listRoots = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/listRoots',
  name: 'taxonomy.list-roots',
  access: 'visitor',
  reads: ['taxonomy', 'dictionary'],
  summary: 'The top categories in their own order, with their article counts',
  response: listResponseSchema(categorySchema),
})
export const listRootNames = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/listRootNames',
  name: 'taxonomy.list-root-names',
  access: 'visitor',
  reads: ['taxonomy'],
  summary: 'The top categories by name alone, for the search of every page',
  response: rootNamesSchema,
})
export const listByName = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/listByName',
  name: 'taxonomy.list-by-name',
  access: 'visitor',
  reads: ['taxonomy', 'dictionary', 'price-guide'],
  summary: 'Every category, by name',
  response: nodes,
})
export const listDescendants = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/listDescendants/:id',
  name: 'taxonomy.list-descendants',
  access: 'visitor',
  reads: ['taxonomy', 'dictionary', 'price-guide'],
  summary: 'The tree below a category, asked by id',
  params: byId,
  response: nodes,
  errors: ['NOT_FOUND'],
})
export const listDescendantsByPath = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/listDescendants',
  name: 'taxonomy.list-descendants-by-path',
  access: 'visitor',
  reads: ['taxonomy', 'dictionary', 'price-guide'],
  summary: 'The tree below a category, asked by its url path',
  query: z.object({ path: measuredText(2000).max(2000) }),
  response: nodes,
  errors: ['NOT_FOUND'],
})
export const listAncestors = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/listAncestors/:id',
  name: 'taxonomy.list-ancestors',
  access: 'visitor',
  reads: ['taxonomy', 'dictionary', 'price-guide'],
  summary: 'From the root (depth 0) down to the category itself',
  params: byId,
  response: z.array(taxonomyNodeSchema),
  errors: ['NOT_FOUND'],
})
export const countArticles = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/countArticles',
  name: 'taxonomy.count-articles',
  access: 'visitor',
  reads: ['taxonomy', 'dictionary'],
  summary: "Published articles below a root category, with or without the root's own",
  query: z.object({
    /** The root's id or url. */
    rootCategory: measuredText(200).max(200),
    includeParent: z
      .enum(['true', 'false'])
      .default('true')
      .transform((value) => value === 'true'),
  }),
  response: z.object({ count: z.int() }),
  errors: ['NOT_FOUND'],
})
export const manageNode = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/read/:id',
  name: 'taxonomy.manage-node',
  access: manage,
  summary: 'One category with its revision, for the form that changes it',
  params: byId,
  response: z.object({ response: managedNodeSchema }),
  errors: ['NOT_FOUND'],
})
export const createNode = defineEndpoint({
  method: 'POST',
  path: '/taxonomy/create',
  name: 'taxonomy.create-node',
  access: manage,
  status: 201,
  summary: 'A new category',
  body: createNodeInputSchema,
  response: z.object({ response: managedNodeSchema }),
  errors: ['ALREADY_EXISTS'],
})
export const updateNode = defineEndpoint({
  method: 'POST',
  path: '/taxonomy/update',
  name: 'taxonomy.update-node',
  access: manage,
  summary: 'Rename, move or describe a category (id in the body)',
  body: updateNodeInputSchema,
  response: z.object({ response: managedNodeSchema }),
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const readUses = defineEndpoint({
  method: 'GET',
  path: '/taxonomy/uses/:id',
  name: 'taxonomy.read-uses',
  access: manage,
  summary: 'What names a category, by kind, with the revision of the category',
  params: byId,
  response: z.object({ response: z.object({ uses: categoryUsesSchema, revision: z.int() }) }),
  errors: ['NOT_FOUND'],
})
export const moveContents = defineEndpoint({
  method: 'POST',
  path: '/taxonomy/moveContents',
  name: 'taxonomy.move-contents',
  access: manage,
  summary:
    'Give everything below a category a new home, at most 5,000 records a call (id in the body); the call that leaves nothing deletes the category where that is wanted',
  body: moveContentsInputSchema,
  response: z.object({ response: movedContentsSchema }),
  errors: ['NOT_FOUND', 'IN_USE', 'REVISION_CONFLICT'],
})
export const deleteNode = defineEndpoint({
  method: 'POST',
  path: '/taxonomy/delete',
  name: 'taxonomy.delete-node',
  access: manage,
  summary: 'Delete a category that nothing uses (id in the body)',
  body: z.object({ id: z.int().positive() }),
  errors: ['NOT_FOUND', 'IN_USE'],
})
