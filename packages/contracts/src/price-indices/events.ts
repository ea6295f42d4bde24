import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** Sold items or categories have changed since the indices were computed. */
export const priceIndicesOutdated = defineEvent('price-indices.outdated.v1', z.object({}), { changes: null })

export const priceIndicesComputed = defineEvent('price-indices.computed.v1', z.object({}), {
  changes: 'price-indices',
})
