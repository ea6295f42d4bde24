import { beforeEach, describe, expect, it } from 'vitest'
import { dropStaffDrafts } from '@vitrine/contracts/staff-drafts'
import { aDraftStore } from '../../tests/a-draft-store.ts'
import {
  draftKey,
  draftsBelongTo,
  draftsOf,
  dropDraft,
  keepDraft,
  readDraft,
  readDrafts,
  type DraftStore,
} from './device-draft.ts'

let store: DraftStore
beforeEach(() => {
  store = aDraftStore()
})

describe('what was typed and not saved', () => {
  const drafts = draftsOf('partners', 3)
  const key = draftKey(drafts, 'one')
  const other = draftKey(drafts, 'other')
  const kept = (begin: string) => readDrafts(store, begin).map(({ typed }) => typed)

  it('is there again, with the moment it was kept', () => {
    keepDraft(store, key, { source: 'Ostermere' }, 1000)
    expect(readDrafts(store, drafts)).toEqual([{ key, keptAt: 1000, typed: { source: 'Ostermere' } }])
  })

  it('belongs to one record', () => {
    keepDraft(store, key, { source: 'Ostermere' }, 1000)
    expect(kept(draftsOf('partners', 31))).toEqual([])
    expect(kept(draftsOf('authors', 3))).toEqual([])
  })

  it('does not overwrite what is typed in another tab, and a save in one leaves the other’s', () => {
    keepDraft(store, key, { source: 'mine' }, 1)
    keepDraft(store, other, { source: 'theirs' }, 2)
    keepDraft(store, key, { source: 'mine, longer' }, 3)
    expect(kept(drafts)).toEqual([{ source: 'mine, longer' }, { source: 'theirs' }])
    dropDraft(store, key)
    expect(kept(drafts)).toEqual([{ source: 'theirs' }])
  })

  it('is kept five times of a record at most, and forty times of all: the oldest gives way', () => {
    for (let opening = 1; opening <= 7; opening += 1)
      keepDraft(store, draftKey(drafts, String(opening)), { opening }, opening)
    expect(kept(drafts)).toEqual([7, 6, 5, 4, 3].map((opening) => ({ opening })))
    for (let id = 100; id < 150; id += 1)
      keepDraft(store, draftKey(draftsOf('authors', id), 'one'), { id }, id)
    expect([store.length, kept(drafts).length]).toEqual([40, 0])
  })

  it('is gone at sign-out, and nothing else is', () => {
    keepDraft(store, key, { source: 'a' }, 1)
    keepDraft(store, draftKey(draftsOf('authors', 1), 'one'), { lastName: 'b' }, 1)
    store.setItem('theme', 'dark')
    dropStaffDrafts(store)
    expect([store.length, store.getItem('theme')]).toEqual([1, 'dark'])
  })

  it('stays for who typed it, and is gone for anybody else who signs in', () => {
    draftsBelongTo(store, 1)
    keepDraft(store, key, { source: 'a' }, 1)
    draftsBelongTo(store, 1)
    expect(kept(drafts)).toHaveLength(1)
    draftsBelongTo(store, 2)
    expect(kept(drafts)).toEqual([])
  })

  it('is nothing where the store holds something else, or refuses', () => {
    store.setItem(key, '{broken')
    expect([readDraft(store, key), readDrafts(store, drafts)]).toEqual([null, []])
    const full = {
      ...store,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => keepDraft(full, key, {}, 1)).not.toThrow()
  })
})
