import type { EndpointPath } from '../endpoint.ts'

export const search = {
  method: 'GET',
  path: '/api/v1/price-guide/search-results',
} as const satisfies EndpointPath
export const suggestions = {
  method: 'GET',
  path: '/api/v1/price-guide/suggestions',
} as const satisfies EndpointPath
export const overview = {
  method: 'GET',
  path: '/api/v1/price-guide/overview',
} as const satisfies EndpointPath
export const soldItem = {
  method: 'GET',
  path: '/api/v1/price-guide/items/:id',
} as const satisfies EndpointPath
export const searchJson = { method: 'GET', path: '/app/searchJSON' } as const satisfies EndpointPath

/** For whoever may see details. */
export const details = {
  method: 'GET',
  path: '/api/v1/price-guide/items/:id/details',
} as const satisfies EndpointPath
export const similarItems = {
  method: 'GET',
  path: '/api/v1/price-guide/items/:id/similar-items',
} as const satisfies EndpointPath

/** Prices come by these alone, after the page. */
export const prices = { method: 'GET', path: '/api/v1/price-guide/prices' } as const satisfies EndpointPath
export const lookups = { method: 'GET', path: '/api/v1/price-guide/lookups' } as const satisfies EndpointPath
export const useLookup = {
  method: 'POST',
  path: '/api/v1/price-guide/lookups',
} as const satisfies EndpointPath
/** What pieces like one sold for, year by year; for whoever sees every price. */
export const priceHistory = {
  method: 'GET',
  path: '/api/v1/price-guide/items/:id/price-history',
} as const satisfies EndpointPath
export const pricedSearch = {
  method: 'GET',
  path: '/api/v1/price-guide/priced-search-results',
} as const satisfies EndpointPath

export const manageSoldItems = {
  method: 'GET',
  path: '/api/v1/price-guide/admin/sold-items',
} as const satisfies EndpointPath
export const manageSoldItem = {
  method: 'GET',
  path: '/api/v1/price-guide/admin/sold-items/:id',
} as const satisfies EndpointPath
export const createSoldItem = {
  method: 'POST',
  path: '/api/v1/price-guide/admin/sold-items',
} as const satisfies EndpointPath
export const updateSoldItem = {
  method: 'PUT',
  path: '/api/v1/price-guide/admin/sold-items/:id',
} as const satisfies EndpointPath
export const deleteSoldItem = {
  method: 'DELETE',
  path: '/api/v1/price-guide/admin/sold-items/:id',
} as const satisfies EndpointPath
