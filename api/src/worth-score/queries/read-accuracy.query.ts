import type { WorthAccuracy } from '@vitrine/contracts/worth-score/schemas'
import type { Database } from '@vitrine/database/database'
import { sampleShareOf } from '../../price-guide/sample-share.rules.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { unpackAccuracy } from '../stored-accuracy.ts'

/** The accuracy of the lesson of each currency that is in use. */
export async function readAccuracy(database: Database, tree: TaxonomyTree): Promise<WorthAccuracy> {
  const lessons = await database
    .selectFrom('worth_score_lessons')
    .distinctOn('currency')
    .select(['currency', 'learnt_at', 'judged', 'accuracy'])
    .orderBy('currency')
    .orderBy('id', 'desc')
    .execute()
  return {
    currencies: lessons
      .toSorted((one, other) => other.judged - one.judged)
      .map(({ currency, learnt_at, accuracy: packed }) => {
        const stored = unpackAccuracy(packed)
        const accuracy = stored?.accuracy ?? null
        return {
          currency,
          learntAt: learnt_at.toISOString(),
          sampleShare: stored ? sampleShareOf(stored.samples, stored.judged) : 0,
          state: accuracy ? 'measured' : stored ? 'too few' : 'not measured yet',
          accuracy: accuracy && {
            ...accuracy,
            byCategory: accuracy.byCategory.map(({ categories, figures }) => ({
              categories: categories.map((url) => tree.find(url)?.title ?? url),
              figures,
            })),
          },
        }
      }),
  }
}
