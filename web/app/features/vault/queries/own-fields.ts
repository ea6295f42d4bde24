import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listOwnFields, orderOwnFields } from '@vitrine/contracts/own-fields/endpoints'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'

/** All fields of the member, in their order. */
export const ownFields = (call: Client) =>
  queryOptions({
    queryKey: ['vault', 'own-fields'],
    queryFn: ({ signal }) => call(listOwnFields, {}, { signal }),
    select: ({ fields }) => fields,
  })

const orderKey = ['vault', 'own-fields', 'order']

/** Puts the fields into an order, which shows at once. */
export const orderingOwnFields = (call: Client, queryClient: QueryClient) => {
  const { queryKey } = ownFields(call)
  return mutationOptions({
    mutationKey: orderKey,
    // Moves in quick succession are sent one after the other, so that the last one counts.
    scope: { id: 'own-fields order' },
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (fields: readonly OwnField[]) =>
      call(orderOwnFields, { body: { ids: fields.map(({ id }) => id) } }),
    onMutate: async (fields) => {
      // A list that was asked for before the move must not be shown after it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, { fields: [...fields] })
    },
    // A list that is read before the last move is saved would undo it on the screen.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: orderKey }) === 1)
        await queryClient.invalidateQueries({ queryKey })
    },
  })
}
