import type { AreaName } from '@vitrine/contracts/areas'
import { titleSortKey } from '@vitrine/contracts/title-order'
import {
  collectionKeys,
  inventoryNumberKeys,
  nameKeys,
  titleKeys,
  uniqueNameKeys,
} from '../vault/text-keys.ts'

/** Raise it whenever a function below gives other keys for a text: the workers then recompute all of them. */
export const TEXT_KEYS_VERSION = 3

/** A table that stores keys beside its texts. */
export interface KeyedTable {
  name: string
  /** Columns that the keys are computed from. */
  texts: readonly string[]
  /** Column by column. */
  keysOf: (texts: Readonly<Record<string, string>>) => Record<string, string>
  /** The cached area whose lists are sorted by a key; null where nothing is cached. */
  area: AreaName | null
  /** The key that is there once within a scope. Null where keys may repeat. */
  unique: {
    key: string
    scope: readonly string[]
    /** Rows that the constraint does not count have no value in this column. Null: it counts all. */
    exceptWhere: string | null
  } | null
}

/** Titles that are sorted, and may repeat. */
function sortedTitles(name: string, area: AreaName | null): KeyedTable {
  return {
    name,
    texts: ['title'],
    keysOf: ({ title = '' }) => ({ sort_key: titleSortKey(title) }),
    area,
    unique: null,
  }
}

const ofTitle = ({ title = '' }: Readonly<Record<string, string>>) => titleKeys(title)

export const keyedTables: readonly KeyedTable[] = [
  {
    name: 'vault_items',
    texts: ['title'],
    keysOf: ofTitle,
    area: 'vault-items',
    unique: { key: 'title_key', scope: ['user_id'], exceptWhere: 'deleted_at' },
  },
  {
    name: 'tags',
    texts: ['title'],
    keysOf: ofTitle,
    area: null,
    unique: { key: 'title_key', scope: ['user_id'], exceptWhere: null },
  },
  {
    name: 'collections',
    texts: ['title', 'description'],
    keysOf: ({ title = '', description = '' }) => collectionKeys({ title, description }),
    area: null,
    unique: { key: 'title_key', scope: ['user_id'], exceptWhere: null },
  },
  {
    name: 'custom_attributes',
    texts: ['display_name'],
    keysOf: ({ display_name = '' }) => nameKeys(display_name),
    area: null,
    unique: { key: 'name_key', scope: ['user_id', 'type', 'siblings_of'], exceptWhere: null },
  },
  {
    name: 'own_fields',
    texts: ['name'],
    keysOf: ({ name = '' }) => uniqueNameKeys(name),
    area: null,
    unique: { key: 'name_key', scope: ['user_id'], exceptWhere: null },
  },
  {
    name: 'vault_views',
    texts: ['name'],
    keysOf: ({ name = '' }) => uniqueNameKeys(name),
    area: null,
    unique: { key: 'name_key', scope: ['user_id'], exceptWhere: null },
  },
  {
    name: 'vault_inventory_numbers',
    texts: ['number'],
    keysOf: ({ number = '' }) => inventoryNumberKeys(number),
    area: null,
    unique: { key: 'number_key', scope: ['user_id'], exceptWhere: null },
  },
  {
    name: 'vault_import_mappings',
    texts: ['name'],
    keysOf: ({ name = '' }) => uniqueNameKeys(name),
    area: null,
    unique: { key: 'name_key', scope: ['user_id'], exceptWhere: null },
  },
  sortedTitles('favorites', null),
  sortedTitles('taxonomy_nodes', 'taxonomy'),
  sortedTitles('articles', 'dictionary'),
  sortedTitles('sold_items', 'price-guide'),
  sortedTitles('marks', 'marks'),
  sortedTitles('books', 'library'),
  sortedTitles('blog_articles', 'blog'),
]
