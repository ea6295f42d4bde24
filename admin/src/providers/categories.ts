import type { Client } from '@vitrine/contracts/client'
import * as taxonomy from '@vitrine/contracts/taxonomy/endpoints'
import type { CreateNodeInput, MoveContentsInput, UpdateNodeInput } from '@vitrine/contracts/taxonomy/schemas'

/** The taxonomy's calls. */
export function categoryCalls(call: Client) {
  return {
    /** All of them, flat, by name. */
    async listCategories() {
      return (await call(taxonomy.listByName, {})).items
    },
    async readCategory(id: number) {
      return (await call(taxonomy.manageNode, { params: { id } })).response
    },
    async createCategory(body: CreateNodeInput) {
      return (await call(taxonomy.createNode, { body })).response
    },
    async updateCategory(body: UpdateNodeInput, revision: number) {
      return (await call(taxonomy.updateNode, { body }, { revision })).response
    },
    /** What names it, by kind, with its revision. */
    async readCategoryUses(id: number) {
      return (await call(taxonomy.readUses, { params: { id } })).response
    },
    async moveCategoryContents(body: MoveContentsInput, revision: number) {
      return (await call(taxonomy.moveContents, { body }, { revision })).response
    },
    async deleteCategory(id: number) {
      await call(taxonomy.deleteNode, { body: { id } })
    },
  }
}
