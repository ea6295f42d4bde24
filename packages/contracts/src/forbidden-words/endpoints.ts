import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import * as s from './schemas.ts'

const manage = { capability: 'vault.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const checkText = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/forbidden-words/check',
  name: 'forbidden-words.check-text',
  access: { capability: 'vault.change' },
  summary: 'The first word of a text that no text of the vault may hold, for a form whose field is left',
  body: s.checkedTextSchema,
  response: s.checkedTextResponseSchema,
})
export const manageWords = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/forbidden-words',
  name: 'forbidden-words.manage-words',
  access: manage,
  summary: 'The words that staff refuse or allow in texts of the vault, for the console',
  query: simpleRestQuerySchema,
  response: z.array(s.forbiddenWordSchema),
})
export const manageWord = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/forbidden-words/:id',
  name: 'forbidden-words.manage-word',
  access: manage,
  summary: 'One of these words',
  params: byId,
  response: s.forbiddenWordSchema,
  errors: ['NOT_FOUND'],
})
export const createWord = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/admin/forbidden-words',
  name: 'forbidden-words.create-word',
  access: manage,
  status: 201,
  summary: 'Refuse or allow another word',
  body: s.forbiddenWordInputSchema,
  response: s.forbiddenWordSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateWord = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/admin/forbidden-words/:id',
  name: 'forbidden-words.update-word',
  access: manage,
  summary: 'Change a word, or whether it is refused',
  params: byId,
  body: s.forbiddenWordInputSchema,
  response: s.forbiddenWordSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const deleteWord = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/admin/forbidden-words/:id',
  name: 'forbidden-words.delete-word',
  access: manage,
  summary: 'Forget a word: the kept list decides again',
  params: byId,
  errors: ['NOT_FOUND'],
})
