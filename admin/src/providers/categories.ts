import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/taxonomy/paths'
import type * as endpoints from '@vitrine/contracts/taxonomy/endpoints'
import type { CreateNodeInput, MoveContentsInput, UpdateNodeInput } from '@vitrine/contracts/taxonomy/schemas'

/** The taxonomy's calls. */
export function categoryCalls(call: Client) {
  return {
    /** All of them, flat, by name. */
    async listCategories() {
      return (await call<typeof endpoints.listByName>(at.listByName, {})).items
    },
    async readCategory(id: number) {
      return (await call<typeof endpoints.manageNode>(at.manageNode, { params: { id } })).response
    },
    async createCategory(body: CreateNodeInput) {
      return (await call<typeof endpoints.createNode>(at.createNode, { body })).response
    },
    async updateCategory(body: UpdateNodeInput, revision: number) {
      return (await call<typeof endpoints.updateNode>(at.updateNode, { body }, { revision })).response
    },
    /** What names it, by kind, with its revision. */
    async readCategoryUses(id: number) {
      return (await call<typeof endpoints.readUses>(at.readUses, { params: { id } })).response
    },
    async moveCategoryContents(body: MoveContentsInput, revision: number) {
      return (await call<typeof endpoints.moveContents>(at.moveContents, { body }, { revision })).response
    },
    async deleteCategory(id: number) {
      await call<typeof endpoints.deleteNode>(at.deleteNode, { body: { id } })
    },
  }
}
