import type { IndexedDocument, Removal } from '@vitrine/search/index-definition'
import { SearchUnavailable, type IndexChanges, type SearchEngine } from '@vitrine/search/search-engine'

type Entry = { revision: number; document: IndexedDocument | null }

/**
 * A search engine's writing side in memory, guarded by revisions like the real ones, that can be stopped and
 * poisoned.
 */
export class MemoryEngine implements SearchEngine {
  readonly name = 'postgres'
  /** As if the server were stopped. */
  down = false
  /** Documents that the engine refuses. */
  readonly poisoned = new Set<number>()
  /** How often each kind of call was made. */
  bulks = 0
  private live = new Map<number, Entry>()
  private building: Map<number, Entry> | null = null
  private version: number | null = null

  async isAvailable(): Promise<boolean> {
    return !this.down
  }

  async ensure({ version }: { version: number }): Promise<{ current: boolean }> {
    this.reach()
    this.version ??= version
    return { current: this.version === version }
  }

  async search(): Promise<never> {
    throw new Error('the memory engine does not search')
  }

  async suggest(): Promise<never> {
    throw new Error('the memory engine does not suggest')
  }

  async moreLikeThis(): Promise<never> {
    throw new Error('the memory engine finds nothing alike')
  }

  async idsLikeThis(): Promise<never> {
    throw new Error('the memory engine finds nothing alike')
  }

  async apply(_definition: unknown, changes: IndexChanges): Promise<void> {
    this.reach()
    this.bulks += 1
    for (const target of [this.live, this.building]) if (target) this.write(target, changes)
  }

  async startRebuild({ version }: { version: number }) {
    this.reach()
    const building = new Map<number, Entry>()
    this.building = building
    return {
      write: async (changes: IndexChanges) => {
        this.reach()
        this.write(building, changes)
      },
      swap: async () => {
        this.live = building
        this.building = null
        this.version = version
      },
      abort: async () => {
        this.building = null
      },
    }
  }

  async countDocuments(): Promise<number> {
    this.reach()
    return this.documents().size
  }

  async highestRevision(): Promise<number> {
    this.reach()
    return Math.max(0, ...[...this.documents().values()].map(({ revision }) => revision))
  }

  async drop(): Promise<void> {
    this.live.clear()
  }

  async close(): Promise<void> {}

  /** What can be found. */
  documents(): Map<number, IndexedDocument> {
    return new Map([...this.live].flatMap(([id, { document }]) => (document ? [[id, document]] : [])))
  }

  private reach(): void {
    if (this.down) throw new SearchUnavailable(new Error('the memory engine is stopped'))
  }

  private write(target: Map<number, Entry>, { upserts, removals }: IndexChanges): void {
    const put = ({ id, revision }: Removal, document: IndexedDocument | null) => {
      if ((target.get(id)?.revision ?? 0) <= revision) target.set(id, { revision, document })
    }
    for (const document of upserts)
      if (this.poisoned.has(document.id)) throw new Error(`document ${document.id} is refused`)
    for (const document of upserts) put(document, document)
    for (const removal of removals) put(removal, null)
  }
}
