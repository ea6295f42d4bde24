import { defineEndpoint } from '../endpoint.ts'
import { priceIndicesSchema } from './schemas.ts'

export const readPriceIndices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-indices',
  name: 'price-indices.read-price-indices',
  access: 'visitor',
  reads: ['price-indices', 'taxonomy'],
  summary: 'How prices of each category have moved, year by year; levels alone, never an amount',
  response: priceIndicesSchema,
})
