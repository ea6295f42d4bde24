import { beforeEach, describe, expect, it } from 'vitest'
import { aDraftStore } from '../../tests/a-draft-store.ts'
import { draftKey, dropAllDrafts, dropDraft, keepDraft, readDraft, type DraftStore } from './device-draft.ts'

let store: DraftStore
beforeEach(() => {
  store = aDraftStore()
})

describe('what was typed and not saved', () => {
  const key = draftKey('partners', 3)

  it('is there again, with the moment it was kept', () => {
    keepDraft(store, key, { source: 'Ostermere' }, 1000)
    expect(readDraft(store, key)).toEqual({ keptAt: 1000, typed: { source: 'Ostermere' } })
  })

  it('belongs to one record', () => {
    keepDraft(store, key, { source: 'Ostermere' }, 1000)
    expect(readDraft(store, draftKey('partners', 4))).toBeNull()
    expect(readDraft(store, draftKey('authors', 3))).toBeNull()
  })

  it('is gone once it is dropped', () => {
    keepDraft(store, key, { source: 'Ostermere' }, 1000)
    dropDraft(store, key)
    expect(readDraft(store, key)).toBeNull()
  })

  it('is gone at sign-out, and nothing else is', () => {
    keepDraft(store, key, { source: 'a' }, 1)
    keepDraft(store, draftKey('authors', 1), { lastName: 'b' }, 1)
    store.setItem('theme', 'dark')
    dropAllDrafts(store)
    expect([store.length, store.getItem('theme')]).toEqual([1, 'dark'])
  })

  it('is nothing where the store holds something else, or refuses', () => {
    store.setItem(key, '{broken')
    expect(readDraft(store, key)).toBeNull()
    const full = { ...store, setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }
    expect(() => keepDraft(full, key, {}, 1)).not.toThrow()
  })
})
