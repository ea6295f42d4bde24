import { expect } from '@playwright/test'
import { staffTest as test } from '../support/worker-accounts.ts'
import { anArticle } from '../support/articles.ts'

/** What the editor may lose where a browser ends at once. */
const LOST_MS = 2_000
/** Between two keys: 200 words a minute. */
const KEY_MS = 50

test(
  'a browser that is killed while somebody types loses at most two seconds of it',
  { tag: '@any-width' },
  async ({ browser, request, staffSession, baseURL }) => {
    const { url } = await anArticle(request, 'Killed while typing')
    const context = await browser.newContext({ storageState: staffSession, baseURL })
    const page = await context.newPage()
    await page.goto(`/oryEditor/${url}`)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    // Within a paragraph: a heading that grows too long is not stored.
    await text.getByText('Say in two or three sentences').click()
    const typed: { word: string; at: number }[] = []
    const end = Date.now() + 6_000
    for (let place = 0; Date.now() < end; place += 1) {
      const word = `word${place}`
      // As fast as the fastest typists, each key by itself: a flood measures the machine and not the editor.
      await page.keyboard.type(`${word} `, { delay: KEY_MS })
      typed.push({ word, at: Date.now() })
    }
    const killedAt = Date.now()
    // Ended from outside: no event of the page runs.
    const session = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    const { id } = await (await request.get(`/api/v1/dictionary/admin/articles/${url}/content`)).json()
    const versions = `/api/v1/texts/admin/dictionary-article/${id}/versions`
    const { items } = await (await request.get(versions)).json()
    const autosave = items.find(({ kind }: { kind: string }) => kind === 'autosaved')
    const { blocks } = await (await request.get(`${versions}/${autosave.id}`)).json()
    const kept = JSON.stringify(blocks)
    expect(typed.filter(({ word, at }) => at < killedAt - LOST_MS && !kept.includes(`${word} `))).toEqual([])
    await context.close().catch(() => undefined)
  },
)
