import { defineEndpoint } from '../endpoint.ts'
import { frontPageSchema } from './schemas.ts'

export const readFrontPage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/front-page',
  name: 'front-page.read',
  access: 'visitor',
  reads: ['price-guide', 'marks', 'auctions', 'taxonomy'],
  summary: 'What the front page shows: some sold items, some marks, the next auctions; never a price',
  response: frontPageSchema,
})
