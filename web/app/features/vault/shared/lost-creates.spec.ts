import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { createAttribute, listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { createTag as createTagEndpoint, listTags } from '@vitrine/contracts/tags/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { inMemoryApi, Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aTag, paidMember } from '../../../../tests/a-vault.ts'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { userDetails } from '../../identity/queries.ts'
import { createTag } from './change-tags.ts'
import { createEntry } from '../wizard/item-calls.ts'
import { createOrFind } from './lost-creates.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const page = <Item>(items: Item[]) => ({
  items,
  meta: { total: items.length, currentLimit: 20, currentOffset: 0 },
})
const taken = new CallFailed(409, { errorCode: 'ALREADY_EXISTS' })

describe('a create whose response was lost, sent again,', () => {
  test('returns the tag that is stored', async () => {
    let isStored = false
    const { transport } = inMemoryApi([
      responds(createTagEndpoint, () => {
        if (isStored) throw new Refused('ALREADY_EXISTS')
        isStored = true
        throw new TypeError('Failed to fetch')
      }),
      responds(listTags, () => page([aTag(8, 'Blues'), aTag(9, 'Blue', { color: '#3FB5A8' })])),
    ])
    vi.stubGlobal('fetch', transport)
    const tag = { title: 'Blue', color: '#3FB5A8' }
    await expect(createTag(browserCall, tag)).rejects.toThrow()
    expect(await createTag(browserCall, tag)).toMatchObject({ id: 9, ...tag })
    expect(kept.size, 'once').toBe(0)
    await expect(createTag(browserCall, tag)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  })

  test('returns the insurer that is stored', async () => {
    let isStored = false
    const { transport } = inMemoryApi([
      responds(createAttribute, () => {
        if (isStored) throw new Refused('ALREADY_EXISTS')
        isStored = true
        throw new TypeError('Failed to fetch')
      }),
      responds(listAttributes, ({ query }) =>
        page(
          query['f.isDefault'] === false
            ? [
                {
                  id: 7,
                  attributeType: 'INSURANCE' as const,
                  parentId: null,
                  path: [],
                  type: 'INSURANCE' as const,
                  displayName: 'Acme Mutual',
                  isDefault: false,
                  sort: 0,
                  itemsCount: 0,
                },
              ]
            : [],
        ),
      ),
    ])
    vi.stubGlobal('fetch', transport)
    await expect(createEntry('INSURANCE', 'Acme  Mutual')).rejects.toThrow()
    await expect(createEntry('STORAGE_LOCATION', 'Acme Mutual'), 'another kind').rejects.toThrow()
    expect(await createEntry('INSURANCE', 'Acme Mutual ')).toMatchObject({
      id: 7,
      displayName: 'Acme Mutual',
    })
  })

  test('is refused where what is stored is another record, or the title another one', async () => {
    const outcomes = [new NoResponse(null), ...Array.from({ length: 3 }, () => taken)]
    const send = (title: string, found: number | null) =>
      createOrFind('collection', title, {
        create: () => Promise.reject(outcomes.shift() ?? taken),
        find: () => Promise.resolve(found),
      })
    await expect(send('Blue', null)).rejects.toThrow(NoResponse)
    await expect(send('Green', 1)).rejects.toBe(taken)
    await expect(send('Blue', null)).rejects.toBe(taken)
    expect(await send('Blue', 1)).toBe(1)
  })

  test('is refused where another account in the same tab has lost the response', async () => {
    const signIn = (userId: number) => {
      const user: UserDetails = { ...paidMember(), userId }
      browserQueryClient.setQueryData(userDetails(browserCall).queryKey, user)
    }
    const send = (create: () => Promise<number>) =>
      createOrFind('tag', 'Blue', { create, find: () => Promise.resolve(1) })
    signIn(1)
    await expect(send(() => Promise.reject(new NoResponse(null)))).rejects.toThrow(NoResponse)
    signIn(2)
    await expect(send(() => Promise.reject(taken))).rejects.toBe(taken)
    signIn(1)
    expect(await send(() => Promise.reject(taken))).toBe(1)
    browserQueryClient.clear()
  })
})
