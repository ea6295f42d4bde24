import type { CategoryUses } from '@vitrine/contracts/taxonomy/category-uses'
import { Injectable } from '@nestjs/common'
import type { ManagedNode } from '@vitrine/contracts/taxonomy/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { insertNode, updateNode, type NodeInput, type NodePlace } from '@vitrine/domain/taxonomy/write-node'
import { sectionLiteral } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'
import type { SoldItemCounts, StoredNode } from './taxonomy-tree.ts'

@Injectable()
export class TaxonomyRepository {
  async loadAll(executor: Executor): Promise<StoredNode[]> {
    const { rows } = await sql<StoredNode>`
      SELECT n.id, n.parent_id AS "parentId", n.ancestor_ids AS "ancestorIds", n.depth, n.path, n.url, n.title,
             n.sort_key AS "sortKey", n.description, n.image, n.main_image AS "mainImage", n.position, n.revision,
             coalesce(own.articles, 0) AS "ownArticles"
      FROM taxonomy_nodes n
      LEFT JOIN (
        -- Kept by the database's triggers: counting the articles takes as long as there are many.
        SELECT category_id, sum(articles)::bigint AS articles FROM article_counts
        WHERE section = ${sectionLiteral} GROUP BY category_id
      ) own ON own.category_id = n.id`.execute(executor)
    return rows
  }

  /** The same without counts of articles. */
  async loadPlaces(executor: Executor): Promise<StoredNode[]> {
    const { rows } = await sql<StoredNode>`
      SELECT id, parent_id AS "parentId", ancestor_ids AS "ancestorIds", depth, path, url, title,
             sort_key AS "sortKey", description, image, main_image AS "mainImage", position, revision, 0 AS "ownArticles"
      FROM taxonomy_nodes`.execute(executor)
    return rows
  }

  /** Kept by the database's triggers, as the counts of articles are. */
  async countSoldItems(executor: Executor): Promise<SoldItemCounts> {
    const { rows } = await sql<{
      id: number
      items: number
    }>`SELECT category_id AS id, sum(items)::bigint AS items FROM sold_item_counts GROUP BY category_id`.execute(
      executor,
    )
    return new Map(rows.map(({ id, items }) => [id, items]))
  }

  /** Changes of the tree's shape take turns: two moves at once could make a circle. */
  async lockTree(transaction: Transaction): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtext('taxonomy-tree'))`.execute(transaction)
  }

  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('taxonomy_nodes')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  /** A node whose place may change: the tree first, as everybody does who changes its shape. */
  async lockInTree(transaction: Transaction, id: number) {
    await this.lockTree(transaction)
    return await this.lock(transaction, id)
  }

  async exists(executor: Executor, id: number): Promise<boolean> {
    return (
      (await executor.selectFrom('taxonomy_nodes').select('id').where('id', '=', id).executeTakeFirst()) !==
      undefined
    )
  }

  async findRevision(executor: Executor, id: number): Promise<{ revision: number } | undefined> {
    return await executor
      .selectFrom('taxonomy_nodes')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirst()
  }

  async picturesOf(executor: Executor, id: number): Promise<string[]> {
    return (
      await executor
        .selectFrom('taxonomy_nodes')
        .select(['image', 'main_image'])
        .where('id', '=', id)
        .execute()
    ).flatMap(({ image, main_image: mainImage }) => [image, mainImage])
  }

  async isUrlTaken(executor: Executor, url: string, exceptId = 0): Promise<boolean> {
    const row = await executor
      .selectFrom('taxonomy_nodes')
      .select('id')
      .where('url', '=', url)
      .where('id', '!=', exceptId)
      .executeTakeFirst()
    return row !== undefined
  }

  /** What keeps it from being deleted. */
  async usesOf(executor: Executor, id: number): Promise<CategoryUses> {
    const { rows } = await sql<CategoryUses>`
      SELECT
        (SELECT count(*) FROM taxonomy_nodes WHERE parent_id = ${id}) AS "subcategories",
        (SELECT count(*) FROM articles WHERE category_id = ${id} AND trashed_at IS NULL) AS "articles",
        (SELECT count(*) FROM articles WHERE category_id = ${id} AND trashed_at IS NOT NULL) + (SELECT count(*) FROM blog_articles WHERE category_id = ${id} AND trashed_at IS NOT NULL) AS "trashed",
        (SELECT count(*) FROM sold_items WHERE category_id = ${id}) AS "soldItems",
        (SELECT count(*) FROM marks WHERE category_id = ${id}) AS "marks",
        (SELECT count(*) FROM books WHERE category_id = ${id}) AS "books",
        (SELECT count(*) FROM blog_articles WHERE category_id = ${id} AND trashed_at IS NULL) AS "blogArticles",
        (SELECT count(*) FROM auction_categories WHERE category_id = ${id}) AS "auctions",
        (SELECT count(*) FROM vault_items WHERE category_id = ${id}) AS "vaultItems"
    `.execute(executor)
    const [uses] = rows
    if (!uses) throw new Error('Counts without a row')
    return uses
  }

  async insert(
    transaction: Transaction,
    input: NodeInput,
    place: NodePlace,
    position = 0,
  ): Promise<{ id: number; revision: number }> {
    return await insertNode(transaction, input, place, position)
  }

  async update(
    transaction: Transaction,
    id: number,
    input: NodeInput,
    parentId: number | null,
  ): Promise<number> {
    return await updateNode(transaction, id, input, parentId)
  }

  /** Writes ancestors, depth and path anew for a node and everything below it, from the parents' links. */
  async placeAnew(transaction: Transaction, id: number): Promise<{ deepest: number }> {
    const { rows } = await sql<{ deepest: number }>`
      WITH RECURSIVE below AS (
        SELECT n.id, coalesce(p.ancestor_ids, '{}') || n.id AS ancestor_ids, coalesce(p.path || '/', '') || n.url AS path
        FROM taxonomy_nodes n LEFT JOIN taxonomy_nodes p ON p.id = n.parent_id WHERE n.id = ${id}
        UNION ALL
        SELECT c.id, b.ancestor_ids || c.id, b.path || '/' || c.url FROM taxonomy_nodes c JOIN below b ON c.parent_id = b.id
      ), placed AS (
        UPDATE taxonomy_nodes n SET ancestor_ids = below.ancestor_ids, path = below.path, depth = cardinality(below.ancestor_ids) - 1
        FROM below WHERE n.id = below.id RETURNING n.depth
      )
      SELECT max(depth) AS deepest FROM placed`.execute(transaction)
    return { deepest: rows[0]?.deepest ?? 0 }
  }

  /** Everything right below a category, below another one; ancestors, depths and paths are for `placeAnew`. */
  async moveChildren(
    transaction: Transaction,
    id: number,
    parentId: number,
  ): Promise<{ id: number; revision: number }[]> {
    return await transaction
      .updateTable('taxonomy_nodes')
      .set({ parent_id: parentId, updated_at: sql`now()`, revision: sql`revision + 1` })
      .where('parent_id', '=', id)
      .returning(['id', 'revision'])
      .execute()
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('taxonomy_nodes').where('id', '=', id).execute()
  }

  async findManaged(executor: Executor, id: number): Promise<ManagedNode> {
    const row = await executor
      .selectFrom('taxonomy_nodes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      id: row.id,
      tid: row.id,
      url: row.url,
      name: row.title,
      title: row.title,
      description: row.description,
      image: row.image,
      mainImage: row.main_image,
      parentId: row.parent_id ?? 0,
      depth: row.depth,
      path: row.path,
      hasChildren: false,
      articles_count: 0,
      countWorthopedia: 0,
      class: `category-${row.url}`,
      revision: row.revision,
    }
  }
}
