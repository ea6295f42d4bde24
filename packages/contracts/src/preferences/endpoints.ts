import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { preferenceLimits } from './messages.ts'
import { preferencesSchema, storedPreferenceSchema } from './schemas.ts'

const byKey = z.object({ key: measuredText(100).max(100) })

export const listPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user-preferences',
  name: 'preferences.list',
  access: 'member',
  summary: 'The preferences of whoever is signed in, with the defaults of those never chosen',
  response: preferencesSchema,
})
export const createPreference = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user-preferences',
  name: 'preferences.create',
  access: 'member',
  summary: 'Keep a preference for the first time',
  body: z.object({
    preference: z.object({ key: measuredText(100) }),
    value: measuredText(preferenceLimits.valueMax),
  }),
  response: storedPreferenceSchema,
})
export const changePreference = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/user-preferences/:key',
  name: 'preferences.change',
  access: 'member',
  summary: 'Change a preference',
  params: byKey,
  query: z.object({ value: measuredText(preferenceLimits.valueMax) }),
  response: storedPreferenceSchema,
  errors: ['NOT_FOUND'],
})
export const removePreference = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user-preferences/:key',
  name: 'preferences.remove',
  access: 'member',
  summary: 'Forget a preference; its default holds again',
  params: byKey,
  errors: ['NOT_FOUND'],
})
