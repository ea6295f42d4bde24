import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Database } from '@vitrine/database/database'
import {
  insertArticle,
  insertArticleVersion,
  setArticleAuthors,
} from '@vitrine/domain/dictionary/write-article'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import type { Page } from 'playwright-core'
import { anEditor } from './manager/staff.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { staffHeaders } from './shared/staff-headers.ts'
import { round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'
import { launchBrowser, observeInteractions, percentilesOf } from './vault-inp/interactions.ts'

const WORDS_OF_A_PARAGRAPH = 60
const PARAGRAPHS_OF_A_SECTION = 10
const WANTED_P75_MS = 60
const URL = 'a-long-article'
/** Everything but an interaction may take as long as a busy machine needs. */
const PATIENCE_MS = 180_000
/** As fast as somebody types who types well. */
const BETWEEN_KEYS_MS = 120

/**
 * Typing into an article of 30,000 words in the console's editor, in its middle and at its end: interaction
 * to next paint, p75 at most 60 ms on two quiet cores. Autosaves run meanwhile, as they do.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { words: { type: 'string', default: '30000' }, keys: { type: 'string', default: '120' } },
  })
  await withProduct(servers, {}, async ({ database, startApi, onEnd }) => {
    const browser = await launchBrowser(servers)
    onEnd(() => browser.close())
    await aLongArticle(database, Number(values.words))
    const account = await anEditor(database)
    const api = await startApi()
    const { cookie = '' } = await staffHeaders(api.origin, [account])
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(
      cookie.split('; ').map((pair) => ({
        name: pair.slice(0, pair.indexOf('=')),
        value: pair.slice(pair.indexOf('=') + 1),
        url: api.origin,
      })),
    )
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    await observeInteractions(page)
    await page.goto(`${api.origin}/oryEditor/${URL}`)
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.locator('p').last().waitFor()
    const type = async () =>
      await page.keyboard.type(
        'many words '.repeat(Math.ceil(Number(values.keys) / 11)).slice(0, Number(values.keys)),
        { delay: BETWEEN_KEYS_MS },
      )
    const paragraphs = await text.locator('p').count()
    const figures = {
      middle: await percentilesOf(page, () => typeInto(page, Math.floor(paragraphs / 2), type)),
      end: await percentilesOf(page, () => typeInto(page, paragraphs - 2, type)),
    }
    console.table(figures)
    console.log(
      JSON.stringify({
        bench: 'editor-inp',
        words: Number(values.words),
        load: round(loadavg()[0] ?? 0),
        figures,
        wanted: { p75: WANTED_P75_MS },
      }),
    )
    const missed = Object.entries(figures).filter(([, { p75 }]) => p75 > WANTED_P75_MS)
    if (missed.length > 0) throw new Error(`Missed: ${missed.map(([name]) => name).join('; ')}`)
  })
}

async function typeInto(page: Page, paragraph: number, type: () => Promise<void>): Promise<void> {
  const place = page.getByRole('textbox', { name: 'Text' }).locator('p').nth(paragraph)
  await place.scrollIntoViewIfNeeded()
  await place.click()
  await type()
}

async function aLongArticle(database: Database, words: number): Promise<void> {
  const details = {
    title: 'A long article',
    url: URL,
    description: '',
    thumbnail: '/media/x.webp',
    categoryId: await aCategory(database),
    showBreadcrumbs: true,
  }
  const authorId = await anAuthor(database)
  await database.transaction().execute(async (transaction) => {
    const article = await insertArticle(transaction, details)
    if (!article) throw new Error('the article is there already')
    await setArticleAuthors(transaction, article.id, [authorId])
    await insertArticleVersion(transaction, {
      articleId: article.id,
      version: 1,
      blocks: sections(words),
      createdBy: null,
    })
  })
}

function sections(words: number): ContentBlock[] {
  const paragraph = `<p>${Array.from({ length: WORDS_OF_A_PARAGRAPH }, (_, place) => `word${place % 17}`).join(' ')}</p>`
  const count = Math.ceil(words / WORDS_OF_A_PARAGRAPH / PARAGRAPHS_OF_A_SECTION)
  return Array.from({ length: count }, (_, place): ContentBlock[] => [
    { type: 'heading', level: 2, text: `Section ${place + 1}` },
    { type: 'text', html: paragraph.repeat(PARAGRAPHS_OF_A_SECTION) },
  ]).flat()
}
