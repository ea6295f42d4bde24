import type { Migration } from 'kysely/migration'
import * as identityAndAudit from './0001-identity-and-audit.ts'
import * as dictionary from './0002-dictionary.ts'
import * as outboxAndProjections from './0003-outbox-and-projections.ts'
import * as userPreferences from './0004-user-preferences.ts'
import * as mails from './0005-mails.ts'
import * as memberships from './0006-memberships.ts'
import * as accountLinks from './0007-account-links.ts'
import * as newsletter from './0008-newsletter.ts'
import * as partnersAndContact from './0009-partners-and-contact.ts'
import * as issuesHeldBack from './0010-issues-held-back.ts'
import * as recordGenerations from './0011-record-generations.ts'
import * as skippedAndCrashes from './0012-skipped-and-crashes.ts'
import * as rateLimits from './0013-rate-limits.ts'
import * as synonyms from './0014-synonyms.ts'
import * as articleCounts from './0015-article-counts.ts'
import * as auditActions from './0016-audit-actions.ts'
import * as messagesByTime from './0017-messages-by-time.ts'
import * as priceGuide from './0018-price-guide.ts'
import * as savedSearches from './0019-saved-searches.ts'
import * as auctions from './0020-auctions.ts'
import * as marks from './0021-marks.ts'
import * as library from './0022-library.ts'
import * as blog from './0023-blog.ts'
import * as worthScore from './0024-worth-score.ts'
import * as auctionImports from './0025-auction-imports.ts'
import * as favorites from './0026-favorites.ts'
import * as blogRepublished from './0027-blog-republished.ts'
import * as vault from './0028-vault.ts'
import * as vaultWords from './0029-vault-words.ts'
import * as soldItemCounts from './0030-sold-item-counts.ts'
import * as worthScores from './0031-worth-scores.ts'
import * as worthScoreLearning from './0032-worth-score-learning.ts'
import * as vaultMediaFiles from './0033-vault-media-files.ts'
import * as vaultItemLists from './0034-vault-item-lists.ts'
import * as collections from './0035-collections.ts'
import * as accountDeletion from './0036-account-deletion.ts'
import * as ratePlansAndCodes from './0037-rate-plans-and-codes.ts'
import * as billing from './0038-billing.ts'
import * as teams from './0039-teams.ts'
import * as mobileMemberships from './0040-mobile-memberships.ts'
import * as photosOf800Pixels from './0041-photos-of-800-pixels.ts'
import * as accountsThatWait from './0042-accounts-that-wait.ts'
import * as keptVersions from './0043-kept-versions.ts'
import * as editLeases from './0044-edit-leases.ts'
import * as scheduledChanges from './0045-scheduled-changes.ts'
import * as staffRoles from './0046-staff-roles.ts'
import * as articleTexts from './0047-article-texts.ts'
import * as trash from './0048-trash.ts'
import * as publishingChecks from './0049-publishing-checks.ts'
import * as slotsGivenBack from './0050-slots-given-back.ts'
import * as wordsBesideTheRow from './0051-words-beside-the-row.ts'
import * as oneLimitOfWords from './0052-one-limit-of-words.ts'
import * as textPreviews from './0053-text-previews.ts'
import * as versionsOfAllTexts from './0054-versions-of-all-texts.ts'
import * as sitePages from './0055-site-pages.ts'
import * as expectedDocuments from './0056-expected-documents.ts'
import * as landingPages from './0057-landing-pages.ts'
import * as articleTemplates from './0058-article-templates.ts'
import * as textsByTheirIndexes from './0059-texts-by-their-indexes.ts'
import * as vaultDocuments from './0060-vault-documents.ts'
import * as vaultQuotas from './0061-vault-quotas.ts'
import * as comparedPrices from './0062-compared-prices.ts'
import * as trialNetworks from './0063-trial-networks.ts'
import * as indexComparisons from './0064-index-comparisons.ts'
import * as textKeys from './0065-text-keys.ts'
import * as suspectedMessages from './0066-suspected-messages.ts'
import * as insuredAndStored from './0067-insured-and-stored.ts'
import * as learningEngine from './0068-learning-engine.ts'
import * as storedValuations from './0069-stored-valuations.ts'
import * as worthAccuracy from './0070-worth-accuracy.ts'
import * as priceBases from './0071-price-bases.ts'
import * as shippedSynonyms from './0072-shipped-synonyms.ts'
import * as sampleShipments from './0073-sample-shipments.ts'
import * as subjects from './0074-subjects.ts'
import * as priceIndices from './0075-price-indices.ts'
import * as titleWords from './0076-title-words.ts'
import * as auctionPictures from './0077-auction-pictures.ts'
import * as vaultRecords from './0078-vault-records.ts'
import * as releasedSpecifics from './0079-released-specifics.ts'
import * as itemChanges from './0080-item-changes.ts'
import * as vaultTrash from './0081-vault-trash.ts'
import * as ownFields from './0082-own-fields.ts'
import * as inventoryNumberIds from './0083-inventory-number-ids.ts'
import * as locationTree from './0084-location-tree.ts'
import * as itemFilters from './0085-item-filters.ts'
import * as savedViews from './0086-saved-views.ts'
import * as vaultImports from './0087-vault-imports.ts'
import * as importMappings from './0088-import-mappings.ts'
import * as vaultTexts from './0089-vault-texts.ts'
import * as ownershipUntil from './0090-ownership-until.ts'
import * as vaultDrafts from './0091-vault-drafts.ts'
import * as photoLikeness from './0092-photo-likeness.ts'
import * as importUpdates from './0093-import-updates.ts'
import * as importPhotos from './0094-import-photos.ts'
import * as changeSets from './0095-change-sets.ts'

/** Append-only and in order: what has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-identity-and-audit': identityAndAudit,
  '0002-dictionary': dictionary,
  '0003-outbox-and-projections': outboxAndProjections,
  '0004-user-preferences': userPreferences,
  '0005-mails': mails,
  '0006-memberships': memberships,
  '0007-account-links': accountLinks,
  '0008-newsletter': newsletter,
  '0009-partners-and-contact': partnersAndContact,
  '0010-issues-held-back': issuesHeldBack,
  '0011-record-generations': recordGenerations,
  '0012-skipped-and-crashes': skippedAndCrashes,
  '0013-rate-limits': rateLimits,
  '0014-synonyms': synonyms,
  '0015-article-counts': articleCounts,
  '0016-audit-actions': auditActions,
  '0017-messages-by-time': messagesByTime,
  '0018-price-guide': priceGuide,
  '0019-saved-searches': savedSearches,
  '0020-auctions': auctions,
  '0021-marks': marks,
  '0022-library': library,
  '0023-blog': blog,
  '0024-worth-score': worthScore,
  '0025-auction-imports': auctionImports,
  '0026-favorites': favorites,
  '0027-blog-republished': blogRepublished,
  '0028-vault': vault,
  '0029-vault-words': vaultWords,
  '0030-sold-item-counts': soldItemCounts,
  '0031-worth-scores': worthScores,
  '0032-worth-score-learning': worthScoreLearning,
  '0033-vault-media-files': vaultMediaFiles,
  '0034-vault-item-lists': vaultItemLists,
  '0035-collections': collections,
  '0036-account-deletion': accountDeletion,
  '0037-rate-plans-and-codes': ratePlansAndCodes,
  '0038-billing': billing,
  '0039-teams': teams,
  '0040-mobile-memberships': mobileMemberships,
  '0041-photos-of-800-pixels': photosOf800Pixels,
  '0042-accounts-that-wait': accountsThatWait,
  '0043-kept-versions': keptVersions,
  '0044-edit-leases': editLeases,
  '0045-scheduled-changes': scheduledChanges,
  '0046-staff-roles': staffRoles,
  '0047-article-texts': articleTexts,
  '0048-trash': trash,
  '0049-publishing-checks': publishingChecks,
  '0050-slots-given-back': slotsGivenBack,
  '0051-words-beside-the-row': wordsBesideTheRow,
  '0052-one-limit-of-words': oneLimitOfWords,
  '0053-text-previews': textPreviews,
  '0054-versions-of-all-texts': versionsOfAllTexts,
  '0055-site-pages': sitePages,
  '0056-expected-documents': expectedDocuments,
  '0057-landing-pages': landingPages,
  '0058-article-templates': articleTemplates,
  '0059-texts-by-their-indexes': textsByTheirIndexes,
  '0060-vault-documents': vaultDocuments,
  '0061-vault-quotas': vaultQuotas,
  '0062-compared-prices': comparedPrices,
  '0063-trial-networks': trialNetworks,
  '0064-index-comparisons': indexComparisons,
  '0065-text-keys': textKeys,
  '0066-suspected-messages': suspectedMessages,
  '0067-insured-and-stored': insuredAndStored,
  '0068-learning-engine': learningEngine,
  '0069-stored-valuations': storedValuations,
  '0070-worth-accuracy': worthAccuracy,
  '0071-price-bases': priceBases,
  '0072-shipped-synonyms': shippedSynonyms,
  '0073-sample-shipments': sampleShipments,
  '0074-subjects': subjects,
  '0075-price-indices': priceIndices,
  '0076-title-words': titleWords,
  '0077-auction-pictures': auctionPictures,
  '0078-vault-records': vaultRecords,
  '0079-released-specifics': releasedSpecifics,
  '0080-item-changes': itemChanges,
  '0081-vault-trash': vaultTrash,
  '0082-own-fields': ownFields,
  '0083-inventory-number-ids': inventoryNumberIds,
  '0084-location-tree': locationTree,
  '0085-item-filters': itemFilters,
  '0086-saved-views': savedViews,
  '0087-vault-imports': vaultImports,
  '0088-import-mappings': importMappings,
  '0089-vault-texts': vaultTexts,
  '0090-ownership-until': ownershipUntil,
  '0091-vault-drafts': vaultDrafts,
  '0092-photo-likeness': photoLikeness,
  '0093-import-updates': importUpdates,
  '0094-import-photos': importPhotos,
  '0095-change-sets': changeSets,
}
