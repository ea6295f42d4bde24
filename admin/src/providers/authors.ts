import type { Client } from '@vitrine/contracts/client'
import { dictionaryAddresses as at } from '@vitrine/contracts/dictionary/addresses'
import type * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import type { AuthorInput } from '@vitrine/contracts/dictionary/schemas'
import type { DataProvider, UpdateParams } from 'react-admin'

/** Simple-rest in all but one thing: an update names the revision that the form was filled from. */
export function withRevisions(base: DataProvider, call: Client): DataProvider {
  return {
    ...base,
    update: async (_resource: string, { id, data, previousData }: UpdateParams) => {
      const revision = Number(previousData?.revision ?? data.revision)
      const body = data as AuthorInput
      const author = await call<typeof endpoints.updateAuthor>(at.updateAuthor, { params: { id: Number(id) }, body }, { revision })
      return { data: author as never }
    },
    // The api answers a deletion without a body; react-admin wants the record that is gone.
    delete: async (resource, params) => {
      await base.delete(resource, params)
      return { data: (params.previousData ?? { id: params.id }) as never }
    },
  }
}
