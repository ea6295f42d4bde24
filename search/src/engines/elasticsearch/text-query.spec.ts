import { expect, test } from 'vitest'
import { planQuery, strictReading } from '../../relevance/query-plan.ts'
import { Synonyms } from '../../relevance/variants/synonyms.ts'
import { scoredFields } from './scored-fields.ts'
import { textQuery } from './text-query.ts'

test('synonyms are looked for as words and, where they are phrases, as phrases in any form', () => {
  const synonyms = new Synonyms([{ kind: 'equal', terms: ['commode', 'chest of drawers', 'chiffonier'] }])
  const plan = planQuery('commode', { synonyms })
  if (!plan) throw new Error('no plan')
  const compiled = textQuery(
    scoredFields([{ field: 'title', weight: 8 }], 'opensearch'),
    plan,
    strictReading(plan),
    {},
  )
  const query = JSON.stringify(compiled?.bool?.must)
  expect(query).toContain('{"terms":{"title":["chiffonier","chiffoniers","chiffonieres"]}}')
  expect(query).toContain('{"match_phrase":{"title.stems":"chest of drawers"}}')
})
