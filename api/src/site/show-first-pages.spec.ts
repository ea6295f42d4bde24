import { expect, test, vi } from 'vitest'
import { showFirstPages } from './show-first-pages.ts'

test('the pages that readers begin with are shown once, and one that fails keeps none of the others', async () => {
  const asked: string[] = []
  const warn = vi.fn()
  const inject = vi.fn(async ({ url }: { url: string }) => {
    asked.push(url)
    if (url === '/') throw new Error('no connection')
  })
  await showFirstPages({ inject } as unknown as Parameters<typeof showFirstPages>[0], { warn })
  expect(asked).toEqual(['/', '/dictionary'])
  expect(warn).toHaveBeenCalledOnce()
})
