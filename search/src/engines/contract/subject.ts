import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import type { DictionaryCard, DictionaryDocument } from '../../dictionary/dictionary.document.ts'
import type { IndexDefinition } from '../../index-definition.ts'
import type { SearchEngine } from '../../search-engine.ts'
import type { SearchRequest, SearchResult } from '../../search-request.ts'

export interface Opened {
  engine: SearchEngine
  close(): Promise<void>
}

/** The engine under test and an index of its own. */
export interface Subject {
  engine: SearchEngine
  index: IndexDefinition<DictionaryDocument, DictionaryCard>
  /** Writes articles; all are found when it responds. */
  publish(...articles: DictionaryDocument[]): Promise<void>
  search(request?: Partial<SearchRequest<DictionaryDocument>>): Promise<SearchResult<DictionaryCard>>
  titles(request?: Partial<SearchRequest<DictionaryDocument>>): Promise<string[]>
}

/** Opens the engine once a suite and gives every test an empty index; read the subject inside tests only. */
export function subjectOf(open: () => Promise<Opened> | Opened): Subject {
  let opened: Opened
  let index = dictionaryIndex
  const made: (typeof index)[] = []
  const engine = () => opened.engine
  beforeAll(async () => {
    opened = await open()
  })
  beforeEach(async () => {
    index = { ...dictionaryIndex, id: `test${randomBytes(6).toString('hex')}` }
    made.push(index)
    await engine().ensure(index)
  })
  afterAll(async () => {
    for (const each of made) await engine().drop(each)
    await opened.close()
  })

  const search = (request: Partial<SearchRequest<DictionaryDocument>> = {}) =>
    engine().search(index, { ...everything, ...request })
  return {
    get engine() {
      return engine()
    },
    get index() {
      return index
    },
    async publish(...articles) {
      await engine().apply(index, { upserts: articles, removals: [] })
    },
    search,
    async titles(request) {
      const { hits } = await search(request)
      return hits.map(({ document }) => document.title)
    },
  }
}

const everything: SearchRequest<DictionaryDocument> = { text: '', sort: 'relevance', offset: 0, limit: 100 }
