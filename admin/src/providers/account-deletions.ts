import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/members/deletion-endpoints'
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
      return await call(endpoints.keepMember, { params: { id } }, { revision })
    },
    async deleteMemberNow({ id, revision }: SeenRequest, email: string) {
      return await call(endpoints.deleteMemberNow, { params: { id }, body: { email } }, { revision })
    },
    async retryDeletion({ id, revision }: SeenRequest) {
      return await call(endpoints.retryDeletion, { params: { id } }, { revision })
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
