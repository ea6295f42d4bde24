import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { textParameter } from '../parameters.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { allSectionsLimits as limits } from './messages.ts'
import * as s from './schemas.ts'

/** Never a price: hits of the price guide are those that everybody gets. */
export const searchSite = defineEndpoint({
  method: 'GET',
  path: '/api/v1/all-sections/search-results',
  name: 'all-sections.search',
  access: 'visitor',
  reads: ['dictionary', 'price-guide', 'marks', 'library', 'blog', 'auctions', 'taxonomy', 'synonyms'],
  kept: true,
  summary: 'The first results of each section that match a text, with the total of each; never a price',
  query: s.siteSearchQuerySchema,
  response: s.siteSearchResponseSchema,
  rateLimits: [{ by: 'address', perMinute: limits.searchesPerMinute }],
  errors: ['SEARCH_UNAVAILABLE'],
  isPartial: (response) => Object.values(response).includes(null),
})
export const suggestFromSite = defineEndpoint({
  method: 'GET',
  path: '/api/v1/all-sections/suggestions',
  name: 'all-sections.suggest',
  access: 'visitor',
  reads: ['dictionary', 'price-guide', 'marks', 'library', 'blog', 'taxonomy', 'synonyms'],
  kept: true,
  summary: 'Titles of all sections that complete what is being typed, from 3 characters',
  query: z.object({ term: textParameter(siteSearchLimits.queryMax) }),
  response: s.suggestionsSchema,
  rateLimits: [{ by: 'address', perMinute: limits.suggestionsPerMinute }],
  errors: ['SEARCH_UNAVAILABLE'],
})
