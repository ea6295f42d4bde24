import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach } from 'vitest'
import { z } from 'zod'
import type { IndexDefinition, IndexedDocument } from '../../index-definition.ts'
import type { SearchRequest } from '../../search-request.ts'
import type { Subject } from './subject.ts'

/** A piece of somebody's collection: what a scope, prices and dates are tried on. */
export interface Piece extends IndexedDocument {
  name: string
  note: string
  ownerId: number
  status: string
  categories: string[]
  price: number | null
  bought: number
}

export type PieceCard = Pick<Piece, 'id' | 'revision' | 'name' | 'note'>

const cardSchema = z.object({ id: z.int(), revision: z.int(), name: z.string(), note: z.string() })

const definition = {
  id: 'pieces',
  version: 1,
  textFields: [
    { field: 'name', weight: 4 },
    { field: 'note', weight: 1 },
  ],
  keywordFields: ['ownerId', 'status', 'categories'],
  numberFields: ['price', 'bought'],
  sortFields: [
    { field: 'name', type: 'text' },
    { field: 'price', type: 'number' },
    { field: 'bought', type: 'number' },
  ],
  scopeRequired: ['ownerId'],
  limits: { window: 50, pageSizeMax: 20, tokensMax: 6, facetValuesMax: 3, exactTotalMax: 450 },
  card: cardSchema,
} satisfies IndexDefinition<Piece, PieceCard, 'ownerId'>

let nextId = 1

export function aPiece(given: Partial<Piece> & { name: string }): Piece {
  return {
    id: given.id ?? nextId++,
    revision: 1,
    note: '',
    ownerId: 1,
    status: 'kept',
    categories: [],
    price: 10,
    bought: Date.UTC(2020, 0, 1),
    ...given,
  }
}

/** An index of pieces beside the subject's own, empty for every test. */
export function piecesOf(subject: Subject) {
  const made: (typeof definition)[] = []
  let index: IndexDefinition<Piece, PieceCard, 'ownerId'> = definition
  beforeEach(async () => {
    const own = { ...definition, id: `pieces${randomBytes(6).toString('hex')}` }
    made.push(own)
    index = own
    await subject.engine.ensure(own)
  })
  afterAll(async () => {
    for (const each of made) await subject.engine.drop(each)
  })
  const search = (request: Partial<SearchRequest<Piece, 'ownerId'>> = {}) =>
    subject.engine.search<Piece, PieceCard, 'ownerId'>(index, {
      text: '',
      sort: 'relevance',
      offset: 0,
      limit: 20,
      scope: { ownerId: [1] },
      ...request,
    })
  return {
    get index() {
      return index
    },
    publish: (...pieces: Piece[]) => subject.engine.apply(index, { upserts: pieces, removals: [] }),
    search,
    names: async (request?: Parameters<typeof search>[0]) =>
      (await search(request)).hits.map(({ document }) => document.name),
  }
}
