import type { Client } from '@vitrine/contracts/client'
import type * as endpoints from '@vitrine/contracts/members/deletion-endpoints'
import * as at from '@vitrine/contracts/members/deletion-paths'
import type { DataProvider } from 'react-admin'

/** The resource, and the last segment of its calls. */
export const ACCOUNT_DELETIONS = 'account-deletion-requests'
const CALLED = 'deletion-requests'

interface SeenRequest {
  id: number
  revision: number
}

export function accountDeletionCalls(call: Client) {
  return {
    async keepMember({ id, revision }: SeenRequest) {
      return await call<typeof endpoints.keepMember>(at.keep, { params: { id } }, { revision })
    },
    async deleteMemberNow({ id, revision }: SeenRequest, email: string) {
      return await call<typeof endpoints.deleteMemberNow>(
        at.deleteNow,
        { params: { id }, body: { email } },
        { revision },
      )
    },
    async retryDeletion({ id, revision }: SeenRequest) {
      return await call<typeof endpoints.retryDeletion>(at.retry, { params: { id } }, { revision })
    },
  }
}

/** Lists of the resource by the calls' own name. */
export function accountDeletionResource(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getList: (_, params) => provider.getList(CALLED, params),
    getOne: (_, params) => provider.getOne(CALLED, params),
    getMany: (_, params) => provider.getMany(CALLED, params),
  }
}
