import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { managedSoldItemSchema, soldItemInputSchema } from './managed-schemas.ts'
import * as p from './price-schemas.ts'
import * as s from './schemas.ts'
import { jsonSearchQuerySchema, jsonSearchResponseSchema } from './search-json.ts'
import { priceIdsSchema, pricedSearchQuerySchema, searchQuerySchema } from './schemas.ts'

const manage = { capability: 'price-guide.manage' } as const
const mayDetails = { capability: 'price-guide.details' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

// --- public: never a price ------------------------------------------------------------------------

export const searchSoldItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/search-results',
  name: 'price-guide.search-sold-items',
  access: 'visitor',
  reads: ['price-guide', 'taxonomy', 'synonyms'],
  kept: true,
  summary:
    'Sold items that match a text and filters, with counts per category, maker, source and year; whatever asks for prices is refused',
  query: searchQuerySchema,
  response: s.searchResponseSchema,
  errors: ['SEARCH_UNAVAILABLE', 'PRICES_NOT_INCLUDED'],
})
export const suggestSoldItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/suggestions',
  name: 'price-guide.suggest-sold-items',
  access: 'visitor',
  reads: ['price-guide', 'taxonomy', 'synonyms'],
  kept: true,
  summary: 'Titles that complete what is being typed, from 3 characters',
  query: z.object({ term: textParameter(100) }),
  response: s.suggestionsSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const readOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/overview',
  name: 'price-guide.read-overview',
  access: 'visitor',
  reads: ['price-guide', 'taxonomy'],
  summary: 'What the landing page shows: categories and makers with counts, recent and notable sales',
  response: s.overviewSchema,
})
export const readSoldItem = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/items/:id',
  name: 'price-guide.read-sold-item',
  access: 'visitor',
  reads: ['price-guide', 'taxonomy'],
  kept: true,
  summary: 'What everybody gets of a sold item',
  params: byId,
  response: s.soldItemSchema,
  errors: ['NOT_FOUND'],
  readsRecords: ({ id }) => ({ 'price-guide': [s.soldItemRecord(id)] }),
})

export const searchJson = defineEndpoint({
  method: 'GET',
  path: '/app/searchJSON',
  name: 'price-guide.search-json',
  access: 'visitor',
  reads: ['price-guide', 'marks', 'library', 'taxonomy', 'synonyms'],
  summary: 'Sold items, marks or books that match, without counts and without prices',
  query: jsonSearchQuerySchema,
  response: jsonSearchResponseSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})

// --- for members ----------------------------------------------------------------------------------

export const readSoldItemDetails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/items/:id/details',
  name: 'price-guide.read-sold-item-details',
  access: mayDetails,
  summary: "A sold item's description and pictures",
  params: byId,
  response: s.soldItemDetailsSchema,
  errors: ['NOT_FOUND'],
})
export const listSimilarItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/items/:id/similar-items',
  name: 'price-guide.list-similar-items',
  access: mayDetails,
  summary: 'Sold items like one, most alike first; without prices',
  params: byId,
  response: s.soldItemListSchema,
  errors: ['NOT_FOUND', 'SEARCH_UNAVAILABLE'],
})
export const readPrices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/prices',
  name: 'price-guide.read-prices',
  access: 'member',
  summary: 'The prices that the caller may see now, of at most 100 items; uses no lookup',
  query: z.object({ ids: priceIdsSchema }),
  response: p.pricesSchema,
})
export const readLookups = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/lookups',
  name: 'price-guide.read-lookups',
  access: 'member',
  summary: 'How the caller sees prices, and how many lookups are used',
  response: p.lookupsSchema,
})
export const useLookup = defineEndpoint({
  method: 'POST',
  path: '/api/v1/price-guide/lookups',
  name: 'price-guide.use-lookup',
  access: mayDetails,
  summary:
    'Open the price of a sold item for 24 hours; uses one lookup where they are counted and it is not open yet',
  body: p.useLookupInputSchema,
  response: p.usedLookupSchema,
  errors: ['NOT_FOUND', 'LOOKUPS_USED_UP'],
})
export const searchPricedItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/priced-search-results',
  name: 'price-guide.search-priced-items',
  access: { capability: 'price-guide.prices' },
  summary: 'Search results in one currency, by price if wanted, with the spread of prices',
  query: pricedSearchQuerySchema,
  response: p.pricedSearchResponseSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const readPriceHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/items/:id/price-history',
  name: 'price-guide.read-price-history',
  access: { capability: 'price-guide.prices' },
  summary: 'What sold items like one sold for, year by year, in its currency',
  params: byId,
  response: p.priceHistorySchema,
  errors: ['NOT_FOUND', 'SEARCH_UNAVAILABLE'],
})

// --- staff ----------------------------------------------------------------------------------------

export const manageSoldItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/admin/sold-items',
  name: 'price-guide.manage-sold-items',
  access: manage,
  summary: 'Sold items for the console',
  query: simpleRestQuerySchema,
  response: z.array(managedSoldItemSchema),
})
export const manageSoldItem = defineEndpoint({
  method: 'GET',
  path: '/api/v1/price-guide/admin/sold-items/:id',
  name: 'price-guide.manage-sold-item',
  access: manage,
  summary: 'One sold item for the console',
  params: byId,
  response: managedSoldItemSchema,
  errors: ['NOT_FOUND'],
})
export const createSoldItem = defineEndpoint({
  method: 'POST',
  path: '/api/v1/price-guide/admin/sold-items',
  name: 'price-guide.create-sold-item',
  access: manage,
  status: 201,
  summary: 'A new sold item',
  body: soldItemInputSchema,
  response: managedSoldItemSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateSoldItem = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/price-guide/admin/sold-items/:id',
  name: 'price-guide.update-sold-item',
  access: manage,
  summary: 'Change a sold item',
  params: byId,
  body: soldItemInputSchema,
  response: managedSoldItemSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const deleteSoldItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/price-guide/admin/sold-items/:id',
  name: 'price-guide.delete-sold-item',
  access: manage,
  summary: 'Delete a sold item',
  params: byId,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
