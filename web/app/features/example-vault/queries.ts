import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readExampleVault } from '@vitrine/contracts/example-vault/endpoints'

export const exampleVault = (call: Client) =>
  queryOptions({
    queryKey: ['example-vault'],
    queryFn: ({ signal }) => call(readExampleVault, {}, { signal }),
  })
