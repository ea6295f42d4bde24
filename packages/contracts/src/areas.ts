import { assertAreasFit } from './areas-fit.ts'
import { auctionsArea } from './auctions/area.ts'
import { billingArea } from './billing/area.ts'
import { blogArea } from './blog/area.ts'
import { cachesArea } from './caches/area.ts'
import { contactArea } from './contact/area.ts'
import { collectionsArea } from './collections/area.ts'
import { customAttributesArea } from './custom-attributes/area.ts'
import { dictionaryArea } from './dictionary/area.ts'
import { favoritesArea } from './favorites/area.ts'
import { forbiddenWordsArea } from './forbidden-words/area.ts'
import { identityArea } from './identity/area.ts'
import { libraryArea } from './library/area.ts'
import { mailArea } from './mail/area.ts'
import { marksArea } from './marks/area.ts'
import { membersArea } from './members/area.ts'
import { membershipsArea } from './memberships/area.ts'
import { newsletterArea } from './newsletter/area.ts'
import { operationsArea } from './operations/area.ts'
import { partnersArea } from './partners/area.ts'
import { paymentEmailsArea } from './payment-emails/area.ts'
import { preferencesArea } from './preferences/area.ts'
import { priceGuideArea } from './price-guide/area.ts'
import { savedSearchesArea } from './saved-searches/area.ts'
import { sitePagesArea } from './site-pages/area.ts'
import { synonymsArea } from './synonyms/area.ts'
import { tagsArea } from './tags/area.ts'
import { taxonomyArea } from './taxonomy/area.ts'
import { teamsArea } from './teams/area.ts'
import { textsArea } from './texts/area.ts'
import { vaultDownloadsArea } from './vault-downloads/area.ts'
import { vaultItemsArea } from './vault-items/area.ts'
import { vaultMediaArea } from './vault-media/area.ts'
import { worthScoreArea } from './worth-score/area.ts'

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
  vaultMediaArea,
  vaultDownloadsArea,
  membershipsArea,
  billingArea,
  paymentEmailsArea,
  teamsArea,
  textsArea,
  sitePagesArea,
] as const

assertAreasFit(areas)

export type Area = (typeof areas)[number]
export type AreaName = Area['name']
