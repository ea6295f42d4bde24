import { hostileTexts } from '@vitrine/contracts/testing/hostile-texts'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { listItems, readItem, readPublicItem } from '@vitrine/contracts/vault-items/endpoints'
import { normalizeLine } from '@vitrine/contracts/vault-items/plain-text'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPublicItem, aVaultItem } from '../../../tests/a-vault-item.ts'
import { aTag, aVault, listed, respondsFor } from '../../../tests/a-vault.ts'
import { all } from '../../../tests/in-page.ts'
import { openSite } from '../../../tests/open-site.tsx'

/** As the api keeps them. */
const texts = hostileTexts
  .filter((text) => text.isWellFormed() && !text.includes('\u0000'))
  .map(normalizeLine)
  .filter((text) => text !== '')
const [first = ''] = texts
const LONG = 'W'.repeat(80)

/** What a text would have left behind, had it been taken for markup. */
function traces() {
  return {
    wasRun: Reflect.get(globalThis, 'wasRun'),
    elements: all(
      'main script, main iframe, main object, main embed, main base, main meta, main math, main style, main [onerror], main [onload], main [ontoggle], main [onfocus], main a[href^="javascript:"], main a[href^="data:"]',
    ).map(({ outerHTML }) => outerHTML),
    sideways: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }
}
const nothing = { wasRun: undefined, elements: [], sideways: 0 }

async function onAPhone() {
  onTestFinished(() => page.viewport(1300, 800))
  await page.viewport(390, 800)
}

test.each(['list', 'grid'] as const)(
  'hostile titles, tags and collections stand as texts in the %s, and nothing reaches beyond the page',
  async (view) => {
    await onAPhone()
    const shown = view === 'list' ? texts : texts.slice(0, 60)
    const items = shown.map((text, at) =>
      listed(at + 1, {
        title: text,
        subtitle: text,
        tags: [aTag(1, text), aTag(2, LONG)],
        itemCollections: [{ id: 4, title: text }],
      }),
    )
    const vault = aVault({ items })
    await openSite(
      '/app/vault/myVault/list',
      responds(listItems, () => ({
        items,
        meta: { total: items.length, currentLimit: 100, currentOffset: 0 },
      })),
      ...respondsFor({ ...vault, preferences: { ...vault.preferences, vaultItemsViewType: view } }),
    )
    await expect.poll(() => all('main ul[aria-label="Vault items"] > li').length).toBe(shown.length)
    if (view === 'list')
      expect(all('main ul[aria-label="Vault items"] h2').map(({ textContent }) => textContent)).toEqual(texts)
    expect(traces()).toEqual(nothing)
  },
)

test.each([
  ['markup', first],
  ['a word without an end', LONG],
  ['another direction', 'a שעון b'],
  ['a family', '👩‍👩‍👧‍👦 family'],
])('%s stands as a text in every field of an item, its owner’s and everybody’s', async (_, text) => {
  await onAPhone()
  const fields = {
    title: text,
    subtitle: text,
    description: text,
    itemCollections: [{ id: 4, title: text }],
    itemSpecifics: [{ id: 31, name: 'a', displayName: text, value: text }],
  }
  const item = aVaultItem({
    ...fields,
    tags: [aTag(1, text)],
    insurance: { id: 4, displayName: text },
    storageLocation: { id: 9, displayName: text },
  })
  await openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readItem, () => item),
    ...respondsFor(aVault()),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text)
  expect(all('main dd').filter(({ textContent }) => textContent === text)).toHaveLength(5)
  expect(traces()).toEqual(nothing)
  await openSite(
    '/app/vault/publicVaultItem?id=12',
    responds(readPublicItem, () => aPublicItem(fields)),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text)
  expect(traces()).toEqual(nothing)
})

test('all of them stand as texts on an item’s page, its owner’s and everybody’s', async () => {
  await onAPhone()
  const fields = {
    title: 'Jug',
    description: texts.join('\n'),
    itemCollections: [],
    itemSpecifics: texts.map((text, at) => ({ id: at + 1, name: `a-${at}`, displayName: text, value: text })),
  }
  const item = aVaultItem({ ...fields, tags: texts.map((text, at) => aTag(at + 1, text)) })
  const values = () => all('main dd').map(({ textContent }) => textContent)
  await openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readItem, () => item),
    ...respondsFor(aVault()),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Jug')
  expect(values()).toEqual(expect.arrayContaining(texts))
  expect(traces()).toEqual(nothing)
  await openSite(
    '/app/vault/publicVaultItem?id=12',
    responds(readPublicItem, () => aPublicItem(fields)),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Jug')
  expect(values()).toEqual(expect.arrayContaining(texts))
  expect(traces()).toEqual(nothing)
})

test('hostile tags stand as texts in their list', async () => {
  await onAPhone()
  await openSite(
    '/app/vault/myTags',
    ...respondsFor(
      aVault({
        tags: [first.slice(0, 30), 'W'.repeat(30), ...texts.slice(1, 12)].map((title, at) =>
          aTag(at + 1, title),
        ),
      }),
    ),
  )
  await expect.poll(() => all('main ul[aria-label="Tags"] li').length).toBe(13)
  expect(traces()).toEqual(nothing)
})
