import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { auctionsLimits } from './limits.ts'
import * as s from './schemas.ts'
import { auctionsQuerySchema } from './search-query.ts'

const manage = { capability: 'auctions.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const searchAuctions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/auctions/search-results',
  name: 'auctions.search',
  access: 'visitor',
  reads: ['auctions', 'taxonomy', 'synonyms'],
  summary:
    'Auctions to come, soonest first, or those that are over, latest first, or in another order, with counts per category, place and span of days',
  query: auctionsQuerySchema,
  response: s.auctionsResponseSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const suggestAuctions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/auctions/suggestions',
  name: 'auctions.suggest-titles',
  access: 'visitor',
  reads: ['auctions', 'taxonomy', 'synonyms'],
  summary: 'Titles of auctions to come that complete what is being typed, from 3 characters',
  query: z.object({ term: textParameter(auctionsLimits.queryMax) }),
  response: s.suggestionsSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const readAuction = defineEndpoint({
  method: 'GET',
  path: '/api/v1/auctions/items/:id',
  name: 'auctions.read-auction',
  access: 'visitor',
  reads: ['auctions', 'taxonomy'],
  summary: 'One auction with its lots',
  params: byId,
  response: s.auctionSchema,
  errors: ['NOT_FOUND'],
  readsRecords: ({ id }) => ({ auctions: [s.auctionRecord(id)] }),
})
export const readAuctionCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/v1/auctions/items/:id/calendar',
  name: 'auctions.read-calendar',
  access: 'visitor',
  reads: ['auctions'],
  summary: 'One auction as a calendar file (RFC 5545)',
  params: byId,
  responseType: 'stream',
  responseKinds: ['text/calendar; charset=utf-8'],
  errors: ['NOT_FOUND'],
})

export const manageAuctions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/auctions/admin/auctions',
  name: 'auctions.manage-auctions',
  access: manage,
  summary: 'The auctions for the console',
  query: simpleRestQuerySchema,
  response: z.array(s.managedAuctionSchema),
})
export const manageAuction = defineEndpoint({
  method: 'GET',
  path: '/api/v1/auctions/admin/auctions/:id',
  name: 'auctions.manage-auction',
  access: manage,
  summary: 'One auction for the console',
  params: byId,
  response: s.managedAuctionSchema,
  errors: ['NOT_FOUND'],
})
export const createAuction = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auctions/admin/auctions',
  name: 'auctions.create-auction',
  access: manage,
  status: 201,
  summary: 'A new auction',
  body: s.auctionInputSchema,
  response: s.managedAuctionSchema,
})
export const updateAuction = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/auctions/admin/auctions/:id',
  name: 'auctions.update-auction',
  access: manage,
  summary: 'Change an auction',
  params: byId,
  body: s.auctionInputSchema,
  response: s.managedAuctionSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const deleteAuction = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/auctions/admin/auctions/:id',
  name: 'auctions.delete-auction',
  access: manage,
  summary: 'Delete an auction',
  params: byId,
  errors: ['NOT_FOUND'],
})
