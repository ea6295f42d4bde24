import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as at from './paths.ts'
import * as s from './schemas.ts'

/** Whoever may change texts of that kind; the commands ask for its own capability. */
const edit = { capability: 'texts.edit' } as const

export const holdLease = defineEndpoint({
  ...at.holdLease, name: 'texts.hold-lease', access: edit,
  summary: "Begin or go on writing: takes or renews the text's lease where nobody else holds it, or takes it over; says who holds it",
  params: s.textParamsSchema, body: s.holdLeaseInputSchema, response: s.leaseSchema, errors: ['NOT_FOUND'],
})
export const endLease = defineEndpoint({
  ...at.endLease, name: 'texts.end-lease', access: edit,
  summary: 'Leave the editor: frees the lease where this opening holds it',
  params: s.textParamsSchema, query: z.object({ opening: s.openingSchema }),
})
