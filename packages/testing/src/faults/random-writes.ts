import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import {
  aCategory,
  anAuthor,
  aPublishedArticle,
  deleteArticle,
  renameArticle,
  renameAuthor,
  renameCategory,
  setPublished,
} from '../dictionary-records.ts'

/** The same choices for the same seed. */
export function seededChoice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Writes that change the index, each committed before the next: what a reader was told has happened. */
export class RandomWrites {
  private readonly articles: number[] = []
  private authors: number[] = []
  private categories: number[] = []
  private readonly database: Database
  private readonly choose: (below: number) => number

  constructor(database: Database, seed: number) {
    this.database = database
    this.choose = seededChoice(seed)
  }

  async prepare(): Promise<void> {
    this.authors = [await anAuthor(this.database), await anAuthor(this.database)]
    const root = await aCategory(this.database)
    this.categories = [root, await aCategory(this.database, { parentId: root })]
  }

  get people(): { authorId: number; categoryId: number } {
    return { authorId: this.one(this.authors), categoryId: this.one(this.categories) }
  }

  async write(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) await this.writeOne()
  }

  private async writeOne(): Promise<void> {
    const kind = this.articles.length < 3 ? 0 : this.choose(10)
    if (kind <= 3) this.articles.push(await aPublishedArticle(this.database, this.people))
    else if (kind <= 5)
      await renameArticle(this.database, this.one(this.articles), `Renamed ${this.choose(1_000_000)}`)
    else if (kind === 6) await setPublished(this.database, this.one(this.articles), this.choose(2) === 0)
    else if (kind === 7) await this.deleteOne()
    else if (kind === 8)
      await renameAuthor(this.database, this.one(this.authors), `Author ${this.choose(1_000_000)}`)
    else await renameCategory(this.database, this.one(this.categories), `Category ${this.choose(1_000_000)}`)
  }

  private async deleteOne(): Promise<void> {
    const [id] = this.articles.splice(this.choose(this.articles.length), 1)
    if (id !== undefined) await deleteArticle(this.database, id)
  }

  private one(ids: readonly number[]): number {
    return ids[this.choose(ids.length)] ?? 0
  }
}

/** id to revision, of everything that is published. */
export async function publishedRevisions(database: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{
    id: number
    revision: number
  }>`SELECT id, revision FROM articles WHERE status = 'PUBLISHED' ORDER BY id`.execute(database)
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}
