import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const worthScoreArea = defineArea({
  name: 'worth-score',
  endpoints: Object.values(endpoints),
  capabilities: ['worth-score.try'],
  console: { 'worth-score': { capability: 'worth-score.try' } },
})
