import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import * as s from './schemas.ts'

const manage = { capability: 'partners.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const drawPartners = defineEndpoint({
  method: 'GET',
  path: '/api/v1/partners/data-partners',
  name: 'partners.draw-partners',
  access: 'visitor',
  reads: ['partners'],
  summary: 'Eight partners drawn at random, anew at each call',
  response: s.partnerListSchema,
})
export const listSources = defineEndpoint({
  method: 'GET',
  path: '/api/v1/partners/sources',
  name: 'partners.list-sources',
  access: 'visitor',
  reads: ['partners'],
  summary: 'Every partner, in the order that staff gave them',
  response: s.partnerListSchema,
})
export const countPartners = defineEndpoint({
  method: 'GET',
  path: '/api/v1/partners/count',
  name: 'partners.count-partners',
  access: 'visitor',
  reads: ['partners'],
  summary: 'How many partners there are, for the foot of every page',
  response: z.object({ count: z.int() }),
  readsRecords: () => ({ partners: [s.numberOfPartners] }),
})
export const readSource = defineEndpoint({
  method: 'GET',
  path: '/api/v1/partners/sources/:sourceUrl',
  name: 'partners.read-source',
  access: 'visitor',
  reads: ['partners'],
  summary: 'One partner, with what its page tells',
  params: z.object({ sourceUrl: measuredText(300).max(300) }),
  response: s.partnerProfileSchema,
  errors: ['NOT_FOUND'],
  readsRecords: ({ id }) => ({ partners: [s.partnerRecord(id)] }),
})

export const managePartners = defineEndpoint({
  method: 'GET',
  path: '/api/v1/partners/admin/partners',
  name: 'partners.manage-partners',
  access: manage,
  summary: 'Partners for the console',
  query: simpleRestQuerySchema,
  response: z.array(s.managedPartnerSchema),
})
export const managePartner = defineEndpoint({
  method: 'GET',
  path: '/api/v1/partners/admin/partners/:id',
  name: 'partners.manage-partner',
  access: manage,
  summary: 'One partner for the console',
  params: byId,
  response: s.managedPartnerSchema,
  errors: ['NOT_FOUND'],
})
export const createPartner = defineEndpoint({
  method: 'POST',
  path: '/api/v1/partners/admin/partners',
  name: 'partners.create-partner',
  access: manage,
  status: 201,
  summary: 'A new partner, last in the order',
  body: s.partnerInputSchema,
  response: s.managedPartnerSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updatePartner = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/partners/admin/partners/:id',
  name: 'partners.update-partner',
  access: manage,
  summary: 'Change a partner',
  params: byId,
  body: s.partnerInputSchema,
  response: s.managedPartnerSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const movePartner = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/partners/admin/partners/:id/place',
  name: 'partners.move-partner',
  access: manage,
  summary: 'Give a partner another place in the order; the others move up or down',
  params: byId,
  body: z.object({ place: z.int().positive() }),
  response: s.managedPartnerSchema,
  errors: ['NOT_FOUND'],
})
export const deletePartner = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/partners/admin/partners/:id',
  name: 'partners.delete-partner',
  access: manage,
  summary: 'Delete a partner',
  params: byId,
  errors: ['NOT_FOUND'],
})
