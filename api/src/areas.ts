import type { Type } from '@nestjs/common'
import type { NamesOf } from '@vitrine/contracts/area'
import type { Area, AreaName } from '@vitrine/contracts/areas'
import { AuctionsModule } from './auctions/auctions.module.ts'
import { auctionPages } from './auctions/auctions.sitemap.ts'
import { BillingModule } from './billing/billing.module.ts'
import { blogFeed } from './blog/blog.feed.ts'
import { BlogModule } from './blog/blog.module.ts'
import { blogPages } from './blog/blog.sitemap.ts'
import { CachesModule } from './caches/caches.module.ts'
import { ContactModule } from './contact/contact.module.ts'
import { DictionaryModule } from './dictionary/dictionary.module.ts'
import { dictionaryPages } from './dictionary/dictionary.sitemap.ts'
import { FavoritesModule } from './favorites/favorites.module.ts'
import { IdentityModule } from './identity/identity.module.ts'
import { LibraryModule } from './library/library.module.ts'
import { libraryPages } from './library/library.sitemap.ts'
import { MailModule } from './mail/mail.module.ts'
import { MarksModule } from './marks/marks.module.ts'
import { markPages } from './marks/marks.sitemap.ts'
import { MembershipsModule } from './memberships/memberships.module.ts'
import { NewsletterModule } from './newsletter/newsletter.module.ts'
import { OperationsModule } from './operations/operations.module.ts'
import { PartnersModule } from './partners/partners.module.ts'
import { partnerPages } from './partners/partners.sitemap.ts'
import { PaymentEmailsModule } from './payment-emails/payment-emails.module.ts'
import { PreferencesModule } from './preferences/preferences.module.ts'
import { PriceGuideModule } from './price-guide/price-guide.module.ts'
import { priceGuidePages, soldItemFiles } from './price-guide/price-guide.sitemap.ts'
import { PriceIndicesModule } from './price-indices/price-indices.module.ts'
import { SavedSearchesModule } from './saved-searches/saved-searches.module.ts'
import type { Feed } from './site/feed.ts'
import type { ShownPage } from './site/shown-page.ts'
import type { SitemapFiles, SitemapPart } from './site/sitemap-part.ts'
import { SitePagesModule } from './site-pages/site-pages.module.ts'
import { AllSectionsModule } from './all-sections/all-sections.module.ts'
import { ExampleVaultModule } from './example-vault/example-vault.module.ts'
import { FrontPageModule } from './front-page/front-page.module.ts'
import { SubjectsModule } from './subjects/subjects.module.ts'
import { SynonymsModule } from './synonyms/synonyms.module.ts'
import { TaxonomyModule } from './taxonomy/taxonomy.module.ts'
import { categoryPages } from './taxonomy/taxonomy.sitemap.ts'
import { collectionPage, publicItemPage } from './collections/collections.pages.ts'
import { CollectionsModule } from './collections/collections.module.ts'
import { CustomAttributesModule } from './custom-attributes/custom-attributes.module.ts'
import { ForbiddenWordsModule } from './forbidden-words/forbidden-words.module.ts'
import { TagsModule } from './tags/tags.module.ts'
import { VaultDownloadsModule } from './vault-downloads/vault-downloads.module.ts'
import { VaultHistoryModule } from './vault-history/vault-history.module.ts'
import { VaultItemsModule } from './vault-items/vault-items.module.ts'
import { VaultMediaModule } from './vault-media/vault-media.module.ts'
import { VaultRecordsModule } from './vault-records/vault-records.module.ts'
import { LocationsModule } from './locations/locations.module.ts'
import { VaultImportsModule } from './vault-imports/vault-imports.module.ts'
import { OwnFieldsModule } from './own-fields/own-fields.module.ts'
import { VaultViewsModule } from './vault-views/vault-views.module.ts'
import { VaultDraftsModule } from './vault-drafts/vault-drafts.module.ts'
import { VaultTrashModule } from './vault-trash/vault-trash.module.ts'
import { TeamsModule } from './teams/teams.module.ts'
import { TextsModule } from './texts/texts.module.ts'
import { WorthScoreModule } from './worth-score/worth-score.module.ts'
import { worthScorePages } from './worth-score/worth-score.sitemap.ts'

/**
 * What the api binds to the areas' manifests. The types refuse an area that has no module, and a part of the
 * sitemap that nobody lists; start-up refuses an endpoint without a handler.
 */
export const areaModules: Readonly<Record<AreaName, Type>> = {
  caches: CachesModule,
  identity: IdentityModule,
  // Staff manage accounts where accounts are.
  members: IdentityModule,
  taxonomy: TaxonomyModule,
  dictionary: DictionaryModule,
  preferences: PreferencesModule,
  partners: PartnersModule,
  contact: ContactModule,
  mail: MailModule,
  newsletter: NewsletterModule,
  operations: OperationsModule,
  synonyms: SynonymsModule,
  'price-guide': PriceGuideModule,
  'price-indices': PriceIndicesModule,
  'saved-searches': SavedSearchesModule,
  auctions: AuctionsModule,
  marks: MarksModule,
  blog: BlogModule,
  texts: TextsModule,
  'site-pages': SitePagesModule,
  'all-sections': AllSectionsModule,
  'front-page': FrontPageModule,
  'example-vault': ExampleVaultModule,
  subjects: SubjectsModule,
  library: LibraryModule,
  'worth-score': WorthScoreModule,
  favorites: FavoritesModule,
  'forbidden-words': ForbiddenWordsModule,
  tags: TagsModule,
  'custom-attributes': CustomAttributesModule,
  collections: CollectionsModule,
  'vault-items': VaultItemsModule,
  'vault-history': VaultHistoryModule,
  'vault-media': VaultMediaModule,
  'vault-records': VaultRecordsModule,
  'vault-downloads': VaultDownloadsModule,
  'vault-trash': VaultTrashModule,
  'vault-drafts': VaultDraftsModule,
  'own-fields': OwnFieldsModule,
  locations: LocationsModule,
  'vault-views': VaultViewsModule,
  'vault-imports': VaultImportsModule,
  memberships: MembershipsModule,
  billing: BillingModule,
  'payment-emails': PaymentEmailsModule,
  teams: TeamsModule,
}

export const sitemapParts: Readonly<Record<NamesOf<Area, 'sitemap'>, SitemapPart>> = {
  dictionary: dictionaryPages,
  categories: categoryPages,
  partners: partnerPages,
  auctions: auctionPages,
  marks: markPages,
  blog: blogPages,
  library: libraryPages,
  'price-guide': priceGuidePages,
  'worth-score': worthScorePages,
}

/** What fills files of the sitemap of its own. */
export const sitemapFiles: Readonly<Record<NamesOf<Area, 'sitemapFiles'>, SitemapFiles>> = {
  'sold-items': soldItemFiles,
}

export const feeds: readonly Feed[] = [blogFeed]

/** Pages that everybody may see as long as their owners let them. */
export const shownPages: readonly ShownPage[] = [collectionPage, publicItemPage]
