import type { CacheArea } from '@vitrine/contracts/event'

/**
 * Which cached area's events tell of the changes of a table. A call that visitors may make states the areas
 * of all the tables that it reads; one of a table that is here with null shows nothing of it that could be
 * stale.
 */
export const tableAreas: Readonly<Record<string, CacheArea | null>> = {
  articles: 'dictionary',
  article_authors: 'dictionary',
  article_counts: 'dictionary',
  article_redirects: 'dictionary',
  article_texts: 'dictionary',
  article_versions: 'dictionary',
  // Shown to staff alone.
  kept_versions: null,
  edit_leases: null,
  scheduled_changes: null,
  publishing_checks: null,
  // Whether a link still works; what it shows is kept nowhere.
  text_previews: null,
  authors: 'dictionary',
  worth_score_lessons: 'worth-score',
  auctions: 'auctions',
  auction_categories: 'auctions',
  blog_articles: 'blog',
  blog_redirects: 'blog',
  site_pages: 'site-pages',
  taxonomy_nodes: 'taxonomy',
  data_partners: 'partners',
  newsletter_issues: 'newsletter',
  synonyms: 'synonyms',
  forbidden_words: 'forbidden-words',
  sold_items: 'price-guide',
  sold_item_counts: 'price-guide',
  price_indices: 'price-indices',
  price_index_state: 'price-indices',
  marks: 'marks',
  books: 'library',
  vault_items: 'vault-items',
  vault_item_specifics: 'vault-items',
  vault_media: 'vault-items',
  collections: 'vault-items',
  // Read where an own collection is missing alone.
  collection_tombstones: null,
  // They decide whether anybody sees an item or a collection of the vault; of those pages nothing is kept
  // without asking.
  users: null,
  memberships: null,
  staff_roles: null,
  account_deletion_requests: null,
  // So does the owner's team, with what its admin has bought.
  teams: null,
  team_users: null,
  billing_subscriptions: null,
  // Prices are asked for each time, and never kept.
  rate_plans: null,
  // Whether a call is let through, not what it shows.
  rate_limits: null,
  // What says how new everything else is.
  cache_generations: null,
  cache_records: null,
}
