import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as at from './paths.ts'
import { describedItemSchema, lessonSchema, triedScoreSchema, worthScoreFiltersSchema } from './schemas.ts'

const access = { capability: 'worth-score.try' } as const

export const tryEstimate = defineEndpoint({
  ...at.tryEstimate, name: 'worth-score.try-estimate', access,
  summary: 'What WorthScore says of a described item, and why; for staff',
  body: z.object({ item: describedItemSchema, filters: worthScoreFiltersSchema.default({ excludedIds: [] }) }), response: triedScoreSchema, errors: ['SEARCH_UNAVAILABLE'],
})
export const listLessons = defineEndpoint({
  ...at.lessons, name: 'worth-score.list-lessons', access,
  summary: 'What WorthScore has learnt, by currency, the newest first', response: z.array(lessonSchema),
})
