import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listOwnFields = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/own-fields',
  name: 'own-fields.list',
  access: view,
  summary: "The caller's own fields, in their order; their values are item specifics",
  response: s.ownFieldsSchema,
})
export const createOwnField = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/own-fields',
  name: 'own-fields.create',
  access: change,
  status: 201,
  summary: 'Define a field',
  body: s.ownFieldInputSchema,
  response: s.savedOwnFieldSchema,
  errors: ['ALREADY_EXISTS'],
})
export const addReadySet = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/own-fields/sets',
  name: 'own-fields.add-set',
  access: change,
  status: 200,
  summary: 'Add the fields of a ready set; those whose name is there already are skipped',
  body: s.addedSetSchema,
  response: s.ownFieldsSchema,
})
export const orderOwnFields = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/own-fields/order',
  name: 'own-fields.order',
  access: change,
  summary: 'Put the fields into this order; those that are not named come last, in the order they had',
  body: s.ownFieldOrderSchema,
  response: s.ownFieldsSchema,
  errors: ['NOT_FOUND'],
})
export const updateOwnField = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/own-fields/:id',
  name: 'own-fields.update',
  access: change,
  summary:
    'Change a field. With renameValues=true the item specifics of its former name get the new name, too',
  params: byId,
  body: s.changedOwnFieldSchema,
  response: s.savedOwnFieldSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const deleteOwnField = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/own-fields/:id',
  name: 'own-fields.delete',
  access: change,
  summary: 'Delete a field; its values stay in the items',
  params: byId,
  response: s.savedOwnFieldSchema,
  errors: ['NOT_FOUND'],
})
