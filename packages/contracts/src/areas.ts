import { assertAreasFit } from './areas-fit.ts'
import { auctionsArea } from './auctions/area.ts'
import { billingArea } from './billing/area.ts'
import { blogArea } from './blog/area.ts'
import { cachesArea } from './caches/area.ts'
import { contactArea } from './contact/area.ts'
import { collectionsArea } from './collections/area.ts'
import { customAttributesArea } from './custom-attributes/area.ts'
import { dictionaryArea } from './dictionary/area.ts'
import { exampleVaultArea } from './example-vault/area.ts'
import { favoritesArea } from './favorites/area.ts'
import { forbiddenWordsArea } from './forbidden-words/area.ts'
import { identityArea } from './identity/area.ts'
import { libraryArea } from './library/area.ts'
import { locationsArea } from './locations/area.ts'
import { mailArea } from './mail/area.ts'
import { marksArea } from './marks/area.ts'
import { membersArea } from './members/area.ts'
import { membershipsArea } from './memberships/area.ts'
import { newsletterArea } from './newsletter/area.ts'
import { operationsArea } from './operations/area.ts'
import { ownFieldsArea } from './own-fields/area.ts'
import { vaultViewsArea } from './vault-views/area.ts'
import { partnersArea } from './partners/area.ts'
import { paymentEmailsArea } from './payment-emails/area.ts'
import { preferencesArea } from './preferences/area.ts'
import { priceGuideArea } from './price-guide/area.ts'
import { priceIndicesArea } from './price-indices/area.ts'
import { savedSearchesArea } from './saved-searches/area.ts'
import { sitePagesArea } from './site-pages/area.ts'
import { allSectionsArea } from './all-sections/area.ts'
import { frontPageArea } from './front-page/area.ts'
import { subjectsArea } from './subjects/area.ts'
import { synonymsArea } from './synonyms/area.ts'
import { tagsArea } from './tags/area.ts'
import { taxonomyArea } from './taxonomy/area.ts'
import { teamsArea } from './teams/area.ts'
import { textsArea } from './texts/area.ts'
import { vaultDraftsArea } from './vault-drafts/area.ts'
import { vaultDownloadsArea } from './vault-downloads/area.ts'
import { vaultHistoryArea } from './vault-history/area.ts'
import { vaultItemsArea } from './vault-items/area.ts'
import { vaultMediaArea } from './vault-media/area.ts'
import { vaultRecordsArea } from './vault-records/area.ts'
import { vaultTrashArea } from './vault-trash/area.ts'
import { vaultImportsArea } from './vault-imports/area.ts'
import { worthScoreArea } from './worth-score/area.ts'
import { memberCapabilities, type MemberCapability } from './member-capabilities.ts'
import type { Endpoint } from './endpoint.ts'
import type { CacheArea } from './event.ts'

/** Every area of the product: the one list in contracts that a new area joins. */
export const areas = [
  dictionaryArea,
  taxonomyArea,
  identityArea,
  membersArea,
  preferencesArea,
  partnersArea,
  newsletterArea,
  contactArea,
  mailArea,
  cachesArea,
  operationsArea,
  synonymsArea,
  priceGuideArea,
  priceIndicesArea,
  savedSearchesArea,
  auctionsArea,
  marksArea,
  blogArea,
  libraryArea,
  worthScoreArea,
  favoritesArea,
  forbiddenWordsArea,
  tagsArea,
  customAttributesArea,
  collectionsArea,
  vaultItemsArea,
  vaultHistoryArea,
  vaultMediaArea,
  vaultRecordsArea,
  vaultDownloadsArea,
  vaultTrashArea,
  ownFieldsArea,
  locationsArea,
  vaultViewsArea,
  vaultImportsArea,
  vaultDraftsArea,
  membershipsArea,
  billingArea,
  paymentEmailsArea,
  teamsArea,
  textsArea,
  sitePagesArea,
  allSectionsArea,
  frontPageArea,
  exampleVaultArea,
  subjectsArea,
] as const

assertAreasFit(areas)

export type Area = (typeof areas)[number]
export type AreaName = Area['name']

/** What staff may do: what the areas declare. */
export type StaffCapability = Extract<Area, { capabilities: readonly string[] }>['capabilities'][number]

/** What staff may do, by area. */
export const staffCapabilities: readonly StaffCapability[] = areas.flatMap(
  (area): readonly StaffCapability[] => ('capabilities' in area ? area.capabilities : []),
)

/** Everything that somebody may do. */
export const capabilities: readonly (MemberCapability | StaffCapability)[] = [
  ...memberCapabilities,
  ...staffCapabilities,
]

/** Every call of the api. Start-up refuses an endpoint without a route, and a route without an endpoint. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => [...area.endpoints])

export const cacheAreas: readonly CacheArea[] = areas.flatMap((area) => ('cached' in area ? [area.name] : []))

/** Caches that go together. */
export const cacheScenarios = {
  dictionary: ['dictionary', 'taxonomy'],
  site: cacheAreas,
} as const satisfies Record<string, readonly CacheArea[]>
