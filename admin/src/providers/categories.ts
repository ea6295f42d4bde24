import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/taxonomy/paths'
import type * as endpoints from '@vitrine/contracts/taxonomy/endpoints'
import type { CreateNodeInput, UpdateNodeInput } from '@vitrine/contracts/taxonomy/schemas'

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
    async deleteCategory(id: number) {
      await call<typeof endpoints.deleteNode>(at.deleteNode, { body: { id } })
    },
  }
}
