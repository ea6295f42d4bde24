import { reservedArticleUrls } from '@vitrine/contracts/dictionary/messages'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => (children ? pathsOf(children) : (path ?? [])))
}

test('no article may have the url of a page below /dictionary', () => {
  const taken = pathsOf(routes).flatMap(
    (path) => /^dictionary\/([^/:*]+)/.exec(path)?.[1]?.toLowerCase() ?? [],
  )
  expect([...new Set(taken)].toSorted()).toEqual(reservedArticleUrls.toSorted())
})
