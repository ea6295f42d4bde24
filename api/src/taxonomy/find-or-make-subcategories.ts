import { urlOfName } from '@vitrine/contracts/reduced-url'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import { nodeCreated } from '@vitrine/contracts/taxonomy/events'
import type { Executor, Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { CategoryNames, type NamedNode, type WantedCategory } from './category-names.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'
import { placeBelow } from './taxonomy.rules.ts'

export interface FoundCategory {
  id: number
  /** The nearest main picture up the tree; '' where there is none. */
  picture: string
}

export interface FoundCategories {
  /** In the order they were asked for. */
  found: FoundCategory[]
  /** Titles of the subcategories that were made. */
  made: string[]
  /** For the caller's outbox. */
  events: NewEvent[]
}

const nodes = new TaxonomyRepository()

/**
 * Finds categories by name and makes the subcategories that are missing, each below its root.
 *
 * @throws AppError NOT_FOUND where a root is unknown
 */
export async function findOrMakeSubcategories(
  transaction: Transaction,
  wanted: readonly WantedCategory[],
): Promise<FoundCategories> {
  let names = await loadCategoryNames(transaction)
  const made: string[] = []
  const events: NewEvent[] = []
  if (wanted.some((one) => !names.find(one))) {
    await nodes.lockTree(transaction)
    // Whoever held the lock may have made them.
    names = await loadCategoryNames(transaction)
    for (const one of wanted) {
      if (names.find(one)) continue
      const { node, revision } = await makeSubcategory(transaction, names, one)
      names.add(node)
      made.push(node.title)
      events.push(newEvent(nodeCreated, { nodeId: node.id, revision }))
    }
  }
  return { found: wanted.map((one) => known(names, names.find(one))), made, events }
}

/** The roots by title and url, to judge a name before anything is written. */
export async function loadCategoryNames(executor: Executor): Promise<CategoryNames> {
  const rows = await executor
    .selectFrom('taxonomy_nodes')
    .select(['id', 'parent_id', 'ancestor_ids', 'depth', 'path', 'url', 'title', 'main_image'])
    .orderBy('depth')
    .orderBy('id')
    .execute()
  return new CategoryNames(rows)
}

async function makeSubcategory(
  transaction: Transaction,
  names: CategoryNames,
  { category, subcategory }: WantedCategory,
): Promise<{ node: NamedNode; revision: number }> {
  const parent = names.findRoot(category)
  if (!parent || !subcategory)
    throw new AppError('NOT_FOUND', { message: `There is no category "${category}".` })
  const title = subcategory.normalize('NFC').replace(/\s+/g, ' ').trim()
  const url = await freeUrl(transaction, title, parent.url)
  const place = placeBelow(parent, url)
  const { id, revision } = await nodes.insert(
    transaction,
    { title, url, description: '', image: '', mainImage: '' },
    place,
  )
  return {
    node: {
      id,
      parent_id: parent.id,
      ancestor_ids: [...place.ancestorIds, id],
      depth: place.depth,
      path: place.path,
      url,
      title,
      main_image: '',
    },
    revision,
  }
}

/** The title's own url, else with its parent's before it, else numbered. */
async function freeUrl(transaction: Transaction, title: string, parentUrl: string): Promise<string> {
  const own = urlOfName(title)
  const long = [parentUrl.slice(0, 70), own].filter(Boolean).join('-')
  for (let attempt = 0; ; attempt += 1) {
    const url = attempt === 0 && own !== '' ? own : attempt < 2 ? long : `${long}-${attempt}`
    if (!(await nodes.isUrlTaken(transaction, url))) return url
  }
}

function known(names: CategoryNames, node: NamedNode | undefined): FoundCategory {
  if (!node) throw new AppError('NOT_FOUND')
  return { id: node.id, picture: names.pictureOf(node) }
}
