import { fillPath } from '@vitrine/contracts/client'
import { listCategoryArticles, listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'
import { letters } from '@vitrine/contracts/text'
import { openConnections, send } from '../shared/load.ts'
import { startApi } from '../shared/product-process.ts'
import { median, percentile } from '../shared/statistics.ts'
import type { SizedDatabase } from './databases.ts'
import type { Times } from './measure.ts'

const ROUNDS = 5
const AGAIN = 10
const pages = { home: '/', dictionary: '/dictionary' }

export interface PageTimes {
  calls: Record<'category page' | 'letter page', Times>
  /** Medians of a page that the process has never shown, and of the same page again. */
  pages: Record<string, { first: number; again: number; ratio: number }>
}

/**
 * Through the built api: lists from rows, and whole pages that a process with warm code shows first and
 * again.
 */
export async function measurePages(
  { url }: SizedDatabase,
  folder: string,
  categories: readonly string[],
): Promise<PageTimes> {
  const first: Record<string, number[]> = {}
  const again: Record<string, number[]> = {}
  const calls = { 'category page': [] as number[], 'letter page': [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const api = await startApi({ DATABASE_URL: url, VITRINE_DATA_DIR: folder })
    const agent = openConnections()
    const ask = async (path: string) => {
      const begin = performance.now()
      const { status } = await send(agent, api.origin, { method: 'GET', path })
      if (status !== 200) throw new Error(`${path} responded with ${status}`)
      return performance.now() - begin
    }
    // The code of all of it is warm before anything counts; the pages below are not among these.
    for (const letter of letters)
      await ask(`/dictionary/list/${encodeURIComponent(letter === '#' ? '0' : letter)}`)
    for (const [name, path] of Object.entries(pages)) {
      ;(first[name] ??= []).push(await ask(path))
      for (let time = 0; time < AGAIN; time += 1) (again[name] ??= []).push(await ask(path))
    }
    for (const category of categories)
      calls['category page'].push(await ask(fillPath(listCategoryArticles.path, { query: { category } })))
    for (const letter of letters)
      calls['letter page'].push(await ask(fillPath(listLetterArticles.path, { query: { letter } })))
    await agent.close()
    await api.stop()
  }
  return {
    calls: { 'category page': timesOf(calls['category page']), 'letter page': timesOf(calls['letter page']) },
    pages: Object.fromEntries(
      Object.keys(pages).map((name) => {
        const [once, more] = [median(first[name] ?? []), median(again[name] ?? [])]
        return [name, { first: once, again: more, ratio: once / more }]
      }),
    ),
  }
}

function timesOf(measured: readonly number[]): Times {
  return { p50: percentile(measured, 50), p99: percentile(measured, 99) }
}
