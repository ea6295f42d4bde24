import { setTimeout as sleep } from 'node:timers/promises'
import { searchDictionary, countByLetter, listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'
import {
  articleListSchema,
  letterCountsSchema,
  searchResponseSchema,
} from '@vitrine/contracts/dictionary/schemas'
import type { Group } from './drafts.ts'

/** Fine enough for figures of hundreds; finer, the readers would be most of the load. */
const POLL_MS = 100
/** As many as two pages of results show. */
export const GROUP_SIZE = 20
const PAGE = 10

/** Milliseconds from the commit. */
export interface Latencies {
  search: number[]
  letterCount: number[]
  list: number[]
}

export interface Committed {
  id: number
  /** performance.now() when the command had responded */
  at: number
  /** Published articles under the letter with this one. */
  count: number
}

/**
 * One reader of each kind looks for the articles of a group until all are seen: by their word, in the count
 * of their letter and in the total of its list.
 *
 * @param commits resolves, for each article of the group, once its command has responded
 */
export async function watchGroup(
  origin: string,
  { word, letter, drafts }: Group,
  commits: readonly Promise<Committed>[],
  latencies: Latencies,
): Promise<void> {
  const committed: Committed[] = []
  for (const commit of commits)
    void commit.then(
      (one) => committed.push(one),
      () => undefined,
    )
  const watch = async (figures: number[], look: () => Promise<(one: Committed) => boolean>) => {
    const seen = new Set<number>()
    while (seen.size < drafts.length) {
      const isSeen = await look()
      const now = performance.now()
      for (const one of committed) {
        if (seen.has(one.id) || !isSeen(one)) continue
        seen.add(one.id)
        figures.push(now - one.at)
      }
      await sleep(POLL_MS)
    }
  }
  await Promise.all([
    ...commits,
    watch(latencies.search, async () => {
      const found = new Set(await searchFor(origin, word))
      return ({ id }) => found.has(id)
    }),
    watch(latencies.letterCount, async () => {
      const count = await countOf(origin, letter)
      return (one) => count >= one.count
    }),
    watch(latencies.list, async () => {
      const total = await totalUnder(origin, letter)
      return (one) => total >= one.count
    }),
  ])
}

export async function searchFor(origin: string, word: string, offset = 0): Promise<number[]> {
  const { items, meta } = searchResponseSchema.parse(
    await get(`${origin}${searchDictionary.path}?query=${word}&offset=${offset}`),
  )
  const ids = items.map(({ id }) => id)
  return offset === 0 && meta.total > PAGE ? [...ids, ...(await searchFor(origin, word, PAGE))] : ids
}

async function countOf(origin: string, letter: string): Promise<number> {
  const { items } = letterCountsSchema.parse(await get(`${origin}${countByLetter.path}`))
  return items.find((each) => each.letter === letter)?.count ?? 0
}

async function totalUnder(origin: string, letter: string): Promise<number> {
  const { meta } = articleListSchema.parse(await get(`${origin}${listLetterArticles.path}?letter=${letter}`))
  return meta.total
}

async function get(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return await response.json()
}
