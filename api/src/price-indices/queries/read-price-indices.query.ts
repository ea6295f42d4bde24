import { priceIndexYearSchema, type PriceIndices } from '@vitrine/contracts/price-indices/schemas'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import type { Database } from '@vitrine/database/database'
import { z } from 'zod'
import { sampleShareOf } from '../../price-guide/sample-share.rules.ts'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

const yearsSchema = z.array(priceIndexYearSchema)

/** The indices as the workers computed them last, of categories that are shown. */
export async function readPriceIndices(database: Database, tree: TaxonomyTree): Promise<PriceIndices> {
  const [state, rows] = await Promise.all([
    database.selectFrom('price_index_state').select('computed_at').executeTakeFirst(),
    database.selectFrom('price_indices').selectAll().execute(),
  ])
  const shown = rows.flatMap(({ category_id, sales, samples, years }) => {
    const category = tree.find(category_id)
    if (!category || isHidden(category)) return []
    const { url, title } = category
    return [{ samples, index: { url, title, sales, years: yearsSchema.parse(years) } }]
  })
  const withIndex = new Set(shown.map(({ index }) => index.url))
  return {
    categories: sortedByTitle(
      shown.map(({ index }) => index),
      ({ title }) => title,
    ),
    tooFewSales: sortedByTitle(
      tree.roots().filter((root) => !isHidden(root) && !withIndex.has(root.url)),
      ({ title }) => title,
    ).map(({ url, title }) => ({ url, title })),
    computedAt: state?.computed_at?.toISOString() ?? null,
    sampleShare: sampleShareOf(
      shown.reduce((sum, { samples }) => sum + samples, 0),
      shown.reduce((sum, { index }) => sum + index.sales, 0),
    ),
  }
}
