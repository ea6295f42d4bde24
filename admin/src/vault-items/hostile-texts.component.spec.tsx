import { hostileTexts } from '@vitrine/contracts/testing/hostile-texts'
import { normalizeLine } from '@vitrine/contracts/vault-items/plain-text'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aVaultItem } from '../../tests/a-vault-item.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { vaultInMemory } from '../../tests/vault-in-memory.ts'
import { editPath, SEARCH_PATH } from './paths.ts'

/** As the api keeps them. */
const texts = hostileTexts
  .filter((text) => text.isWellFormed() && !text.includes('\u0000'))
  .map(normalizeLine)
  .filter((text) => text !== '')
const [first = ''] = texts
const MARKUP = [
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'math',
  'style',
  '[onerror]',
  '[onload]',
  '[ontoggle]',
  '[onfocus]',
  'a[href^="javascript:"]',
  'a[href^="data:"]',
]

/** What a text would have left behind, had it been taken for markup. */
const traces = () => ({
  wasRun: Reflect.get(globalThis, 'wasRun'),
  elements: [...document.querySelectorAll(MARKUP.map((tag) => `main ${tag}`).join())].map(
    ({ outerHTML }) => outerHTML,
  ),
})
const typed = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea'),
    ({ value }) => value,
  )
const nothing = { wasRun: undefined, elements: [] }

test('hostile titles stand as texts in the search of vaults', async () => {
  const items = texts.map((title, at) => aVaultItem({ id: at + 1, title, email: `${at}@post.example` }))
  await openConsole(SEARCH_PATH, ...vaultInMemory(...items).responders)
  const shown = () => [...document.querySelectorAll('main tbody tr a')].map(({ textContent }) => textContent)
  await expect.poll(() => shown().length).toBe(texts.length)
  expect(shown()).toEqual(texts)
  expect(traces()).toEqual(nothing)
})

test.each([
  ['markup', first],
  ['a word without an end', 'W'.repeat(80)],
  ['another direction', '\u202Eevil'],
  ['a formula', '=HYPERLINK("https://evil.example","Go")'],
])('%s stands as a text in every field of an item that staff edit', async (_, text) => {
  const item = aVaultItem({
    title: text,
    subtitle: text,
    description: text,
    itemCollections: [{ id: 4, title: text }],
    tags: [{ id: 5, title: text, color: '#F2D05E' }],
    insurance: { id: 4, displayName: text },
    storageLocation: { id: 9, displayName: text },
    itemSpecifics: [{ id: 31, name: 'a', displayName: text, value: text }],
    email: 'ana@post.example',
  })
  await page.viewport(390, 900)
  await openConsole(editPath(7), ...vaultInMemory(item).responders)
  for (const name of ['Title', 'Subtitle', 'Description'])
    await expect.element(page.getByRole('textbox', { name, exact: true })).toHaveValue(text)
  await expect
    .element(page.getByRole('group', { name: 'Collection' }).getByText(text, { exact: true }))
    .toBeVisible()
  expect(traces()).toEqual(nothing)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

/** Each is two fields of the form, and all fields are alike. */
const some = texts.filter((_, at) => at % 10 === 0)

test('hostile texts stand as texts among the specifics and tags that staff edit', async () => {
  const item = aVaultItem({
    itemSpecifics: some.map((text, at) => ({ id: at + 1, name: `a-${at}`, displayName: text, value: text })),
    tags: some.map((title, at) => ({ id: at + 1, title, color: '#F2D05E' })),
  })
  await openConsole(editPath(7), ...vaultInMemory(item).responders)
  await expect.poll(() => typed().filter((value) => value === first).length).toBe(2)
  expect(typed()).toEqual(expect.arrayContaining(some))
  expect(traces()).toEqual(nothing)
})
