import type { NamesOf } from '@vitrine/contracts/area'
import type { Area } from '@vitrine/contracts/areas'
import type { DeleteBatch } from './maintenance/purges-of.ts'
import { billingPurges } from './maintenance/purges/billing.purges.ts'
import { cachesPurges } from './maintenance/purges/caches.purges.ts'
import { collectionsPurges } from './maintenance/purges/collections.purges.ts'
import { contactPurges } from './maintenance/purges/contact.purges.ts'
import { identityPurges } from './maintenance/purges/identity.purges.ts'
import { mailPurges } from './maintenance/purges/mail.purges.ts'
import { newsletterPurges } from './maintenance/purges/newsletter.purges.ts'
import { operationsPurges } from './maintenance/purges/operations.purges.ts'
import { teamsPurges } from './maintenance/purges/teams.purges.ts'
import { textsPurges } from './maintenance/purges/texts.purges.ts'
import { vaultItemsPurges } from './maintenance/purges/vault-items.purges.ts'
import { auctions } from './search-projections/auctions/auctions.index.ts'
import { blog } from './search-projections/blog/blog.index.ts'
import { dictionary } from './search-projections/dictionary/dictionary.index.ts'
import { marks } from './search-projections/marks/marks.index.ts'
import { library } from './search-projections/library/library.index.ts'
import { priceGuide } from './search-projections/price-guide/price-guide.index.ts'
import type { RebuildableIndex } from './search-projections/rebuild-index/rebuildable-index.ts'

/**
 * What the workers bind to the names in the areas' manifests; who takes their events stands in
 * `processors.ts`. The types refuse a name that nobody binds, and a binding that no area names.
 */
export const purges: Readonly<Record<NamesOf<Area, 'purges'>, DeleteBatch>> = {
  ...billingPurges,
  ...operationsPurges,
  ...mailPurges,
  ...cachesPurges,
  ...contactPurges,
  ...collectionsPurges,
  ...identityPurges,
  ...newsletterPurges,
  ...teamsPurges,
  ...textsPurges,
  ...vaultItemsPurges,
}

export const indexes: Readonly<Record<NamesOf<Area, 'indexes'>, RebuildableIndex>> = {
  dictionary,
  'price-guide': priceGuide,
  auctions,
  marks,
  blog,
  library,
}
