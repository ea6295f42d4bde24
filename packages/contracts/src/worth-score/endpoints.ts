import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { worthScoreLimits as limits } from './messages.ts'
import {
  describedItemSchema,
  learningSchema,
  lessonSchema,
  memberScoreSchema,
  triedScoreSchema,
  worthAccuracySchema,
  worthScoreFiltersSchema,
  wordEffectsSchema,
} from './schemas.ts'
import { scoreQuerySchema } from './score-query.ts'

const worthscore = { capability: 'worthscore' } as const
const byItem = z.object({ itemId: z.coerce.number().int().positive() })
const rateLimits = [
  { by: 'account', perMinute: limits.callsPerMinute, together: 'worth-score.scores' },
] as const

// --- for everybody --------------------------------------------------------------------------------

export const readAccuracy = defineEndpoint({
  method: 'GET',
  path: '/api/v1/worthscore/accuracy',
  name: 'worth-score.read-accuracy',
  access: 'visitor',
  reads: ['worth-score', 'taxonomy'],
  kept: true,
  summary:
    'How near WorthScore came to sales that it had not seen, by currency, category and year: shares and factors, no prices',
  response: worthAccuracySchema,
})

// --- for members ----------------------------------------------------------------------------------

export const readLiteValuation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/worthscore/lite-valuation/:itemId',
  name: 'worth-score.read-lite-valuation',
  access: worthscore,
  rateLimits,
  summary:
    "The figures of a score without its lists: the stored ones, else those of the defaults for whoever's lookups are not counted",
  params: byItem,
  response: memberScoreSchema,
  errors: ['NOT_FOUND', 'SEARCH_UNAVAILABLE'],
})
export const readScore = defineEndpoint({
  method: 'GET',
  path: '/api/v1/worthscore/scores/:itemId',
  name: 'worth-score.read-score',
  access: worthscore,
  rateLimits,
  summary: "An item's score; without filters with those of its snapshot, else with the defaults",
  params: byItem,
  query: scoreQuerySchema,
  response: memberScoreSchema,
  errors: ['NOT_FOUND', 'LOOKUP_REQUIRED', 'SEARCH_UNAVAILABLE'],
})
export const generateScore = defineEndpoint({
  method: 'POST',
  path: '/api/v1/worthscore/scores',
  name: 'worth-score.generate-score',
  access: worthscore,
  rateLimits,
  status: 200,
  summary:
    'Make a score and keep its figures on the item; uses one lookup where they are counted and the score is not open yet',
  body: z.object({ vaultItemId: z.int().positive(), filters: worthScoreFiltersSchema.optional() }),
  response: memberScoreSchema,
  errors: ['NOT_FOUND', 'LOOKUPS_USED_UP', 'SEARCH_UNAVAILABLE'],
})
export const saveSnapshot = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/worthscore/scores/:itemId',
  name: 'worth-score.save-snapshot',
  access: worthscore,
  rateLimits,
  summary: 'Keep the filters, and the figures that they give, on the item',
  params: byItem,
  body: z.object({ filters: worthScoreFiltersSchema }),
  response: memberScoreSchema,
  errors: ['NOT_FOUND', 'LOOKUP_REQUIRED', 'SEARCH_UNAVAILABLE'],
})

// --- staff ----------------------------------------------------------------------------------------

const access = { capability: 'worth-score.try' } as const

export const tryEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/worth-score/admin/estimates',
  name: 'worth-score.try-estimate',
  access,
  summary: 'What WorthScore says of a described item, and why; for staff',
  body: z.object({
    item: describedItemSchema,
    filters: worthScoreFiltersSchema.default({ excludedIds: [] }),
  }),
  response: triedScoreSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const listLessons = defineEndpoint({
  method: 'GET',
  path: '/api/v1/worth-score/admin/lessons',
  name: 'worth-score.list-lessons',
  access,
  summary: 'What WorthScore has learnt, by currency, the newest first',
  response: z.array(lessonSchema),
})
export const listWordEffects = defineEndpoint({
  method: 'GET',
  path: '/api/v1/worth-score/admin/word-effects',
  name: 'worth-score.list-word-effects',
  access,
  summary: 'Which words raise and lower prices most, by currency, in the lessons that are in use',
  response: z.array(wordEffectsSchema),
})
export const readLearning = defineEndpoint({
  method: 'GET',
  path: '/api/v1/worth-score/admin/learning',
  name: 'worth-score.read-learning',
  access,
  summary: 'When WorthScore learnt last, from how many sold items, and why it broke off where it did',
  response: learningSchema,
})
