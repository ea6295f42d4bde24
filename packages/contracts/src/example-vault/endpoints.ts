import { defineEndpoint } from '../endpoint.ts'
import { exampleVaultSchema } from './schemas.ts'

export const readExampleVault = defineEndpoint({
  method: 'GET',
  path: '/api/v1/example-vault',
  name: 'example-vault.read',
  access: 'visitor',
  reads: ['taxonomy'],
  summary: 'A made-up vault that shows visitors what theirs would be; of no member',
  response: exampleVaultSchema,
})
