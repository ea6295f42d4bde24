import type { AreaName } from '@vitrine/contracts/areas'
import { auctions } from './auctions/auctions.record.ts'
import { billingConstraints } from './billing/billing.constraints.ts'
import { discountCodes } from './billing/discount-codes.record.ts'
import { blogConstraints } from './blog/blog.constraints.ts'
import type { ConstraintRefusals } from './commands/constraint-refusals.ts'
import { authors } from './dictionary/authors.record.ts'
import { dictionaryConstraints } from './dictionary/dictionary.constraints.ts'
import { favoritesConstraints } from './favorites/favorites.constraints.ts'
import { identityConstraints } from './identity/identity.constraints.ts'
import { importsConstraints } from './imports/imports.constraints.ts'
import { books } from './library/books.record.ts'
import { mailConstraints } from './mail/mail.constraints.ts'
import { marks } from './marks/marks.record.ts'
import { membershipsConstraints } from './memberships/memberships.constraints.ts'
import { newsletterConstraints } from './newsletter/newsletter.constraints.ts'
import { vaultImportsConstraints } from './vault-imports/vault-imports.constraints.ts'
import { ownFieldsConstraints } from './own-fields/own-fields.constraints.ts'
import { vaultViewsConstraints } from './vault-views/vault-views.constraints.ts'
import { vaultDraftsConstraints } from './vault-drafts/vault-drafts.constraints.ts'
import { partners } from './partners/partners.record.ts'
import { paymentEmailsConstraints } from './payment-emails/payment-emails.constraints.ts'
import { preferencesConstraints } from './preferences/preferences.constraints.ts'
import { soldItems } from './price-guide/sold-items.record.ts'
import { savedSearchesConstraints } from './saved-searches/saved-searches.constraints.ts'
import { sitePagesConstraints } from './site-pages/site-pages.constraints.ts'
import { synonyms } from './synonyms/synonyms.record.ts'
import { taxonomyConstraints } from './taxonomy/taxonomy.constraints.ts'
import { forbiddenWords } from './forbidden-words/forbidden-words.record.ts'
import { tagsConstraints } from './tags/tags.constraints.ts'
import { customAttributesConstraints } from './custom-attributes/custom-attributes.constraints.ts'
import { collectionsConstraints } from './collections/collections.constraints.ts'
import { vaultDownloadsConstraints } from './vault-downloads/vault-downloads.constraints.ts'
import { vaultItemsConstraints } from './vault-items/vault-items.constraints.ts'
import { vaultMediaConstraints } from './vault-media/vault-media.constraints.ts'
import { vaultRecordsConstraints } from './vault-records/vault-records.constraints.ts'
import { vaultTrashConstraints } from './vault-trash/vault-trash.constraints.ts'
import { teamsConstraints } from './teams/teams.constraints.ts'
import { textsConstraints } from './texts/texts.constraints.ts'
import { worthScoreConstraints } from './worth-score/worth-score.constraints.ts'

/**
 * What each area tells whoever violates a constraint of its tables. The types refuse an area that says
 * nothing.
 */
const byArea: Readonly<Record<AreaName, ConstraintRefusals>> = {
  caches: {},
  contact: {},
  dictionary: { ...dictionaryConstraints, ...authors.constraints },
  identity: identityConstraints,
  mail: mailConstraints,
  members: {},
  newsletter: newsletterConstraints,
  operations: {},
  partners: partners.constraints,
  preferences: preferencesConstraints,
  'saved-searches': savedSearchesConstraints,
  synonyms: synonyms.constraints,
  taxonomy: taxonomyConstraints,
  'price-guide': soldItems.constraints,
  auctions: auctions.constraints,
  marks: marks.constraints,
  blog: blogConstraints,
  library: books.constraints,
  'worth-score': worthScoreConstraints,
  favorites: favoritesConstraints,
  'forbidden-words': forbiddenWords.constraints,
  tags: tagsConstraints,
  'custom-attributes': customAttributesConstraints,
  collections: collectionsConstraints,
  'vault-items': vaultItemsConstraints,
  'vault-history': {},
  'vault-media': vaultMediaConstraints,
  'vault-records': vaultRecordsConstraints,
  'vault-downloads': vaultDownloadsConstraints,
  'vault-trash': vaultTrashConstraints,
  'vault-drafts': vaultDraftsConstraints,
  'own-fields': ownFieldsConstraints,
  locations: {},
  'vault-views': vaultViewsConstraints,
  'vault-imports': vaultImportsConstraints,
  billing: { ...billingConstraints, ...discountCodes.constraints },
  'payment-emails': paymentEmailsConstraints,
  memberships: membershipsConstraints,
  teams: teamsConstraints,
  texts: textsConstraints,
  'site-pages': sitePagesConstraints,
  'all-sections': {},
  'front-page': {},
  'example-vault': {},
  'price-indices': {},
  subjects: {},
}

export const constraintRefusals: ConstraintRefusals = Object.assign(
  {},
  importsConstraints,
  ...Object.values(byArea),
)
