import { manageSubscriptions } from '@vitrine/contracts/billing/billed-endpoints'
import { manageArticles, manageAuthors, manageTemplates } from '@vitrine/contracts/dictionary/endpoints'
import { suggestEmails } from '@vitrine/contracts/members/endpoints'
import { managePartners } from '@vitrine/contracts/partners/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { manageItems } from '@vitrine/contracts/vault-items/endpoints'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBilledSubscription } from '../../tests/a-billed-subscription.ts'
import { aCategory } from '../../tests/a-category.ts'
import { anArticle } from '../../tests/an-article.ts'
import { anAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const PLACE = '/app/oms/publishing-checks'
const dialog = page.getByRole('dialog', { name: 'Find' })
const field = page.getByRole('combobox', { name: 'Screen, title, name or email' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const inGroup = (name: string, label?: RegExp) =>
  page.getByRole('group', { name }).getByRole('option', label ? { name: label } : {})

const articles = (...titles: string[]) =>
  responds(manageArticles, ({ query: { query } }) => {
    const items = titles
      .filter((title) => title.toLowerCase().includes(query))
      .map((title, at) => anArticle({ id: at + 1, title, url: `article-${at + 1}` }))
    return {
      response: { items: items.slice(0, 5), totals: items.length, defaultArticle: { url: 'template' } },
    }
  })
const others: Responder[] = [
  givesRows(manageAuthors, ({ q }) =>
    [anAuthor].filter(({ fullName }) => fullName.toLowerCase().includes(String(q))),
  ),
  givesRows(manageTemplates, ({ q }) =>
    [
      {
        id: 5,
        name: 'Trade card',
        of: 'dictionary-article' as const,
        isDefault: false,
        url: 'template-trade-card',
        uses: 0,
        lastEdited: '2026-11-21T05:06:07.000Z',
        revision: 1,
      },
    ].filter(({ name }) => name.toLowerCase().includes(String(q))),
  ),
  responds(listByName, () => ({ items: [aCategory], meta: { total: 1, currentLimit: 1, currentOffset: 0 } })),
  responds(suggestEmails, ({ params: { term } }) => ({
    items: [{ id: 7, email: 'ada@post.example' }].filter(({ email }) => email.includes(term)),
  })),
]

test('by keyboard alone: the key opens it, arrows choose a screen, Enter goes there', async () => {
  const { place } = await openConsole(PLACE)
  await expect.element(page.getByText('Ctrl+K')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await expect.element(option(/^Dead letters/)).toBeVisible()
  await userEvent.keyboard('news')
  const screens = inGroup('Screens')
  await expect.element(inGroup('Screens', /^Suppressions/)).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-activedescendant', screens.nth(0).element().id)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveAttribute('aria-activedescendant', screens.nth(1).element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/app/oms/newsletter-subscribers')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Escape closes it, and the focus is where it was', async () => {
  await openConsole(PLACE)
  const button = page.getByRole('button', { name: /^Find/ })
  await button.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('records of every kind, five of each, with the way to all of them; a row opens its record', async () => {
  const { place, asked } = await openConsole(
    PLACE,
    articles('Adze 1', 'Adze 2', 'Adze 3', 'Adze 4', 'Adze 5', 'Adze 6', 'Ada'),
    ...others,
  )
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill('ad')
  await expect.element(option(/^All articles that fit/)).toBeVisible()
  expect(inGroup('Articles').elements()).toHaveLength(6)
  await expect.element(inGroup('Members', /^ada@post.example/)).toBeVisible()
  await expect.element(inGroup('Templates', /^Trade card/)).toBeVisible()
  expect(asked.filter(({ path }) => path.includes('/emailSuggestions/'))).toHaveLength(1)
  expect(await violationsIn('[role="dialog"]')).toEqual([])
  await option(/^Ada Okonkwo/).click()
  await expect.poll(place).toBe('/app/oms/authors/4')
})

test('a category is shown in its tree', async () => {
  const { place } = await openConsole(PLACE, ...others)
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill(aCategory.title.toLowerCase())
  await inGroup('Categories').first().click()
  await expect.poll(place).toBe(`/app/oms/taxonomy?query=${encodeURIComponent(aCategory.title)}`)
  await expect.element(page.getByRole('searchbox', { name: 'Find a category' })).toHaveValue(aCategory.title)
})

test('vault items are found by title, owner’s email and id, subscriptions by the email of the account', async () => {
  const vault = responds(manageItems, ({ query }) => {
    const found = Array.from({ length: 8 }, (_, at) => ({
      id: 31 + at,
      title: at === 0 ? 'Silver snuff box' : `Snuff box ${at}`,
      categoryId: 3,
      image: '',
      createdDate: '2026-11-21T05:06:07.000Z',
      userId: 7,
      email: 'ada@post.example',
    })).filter(({ id, title, email }) =>
      query['f.title']
        ? title.toLowerCase().includes(query['f.title'])
        : query['f.email']
          ? email.includes(query['f.email'])
          : id === query['f.id'],
    )
    const { offset, limit } = query
    return {
      items: found.slice(offset, offset + limit),
      meta: { total: found.length, currentLimit: limit, currentOffset: offset },
    }
  })
  const bought = givesRows(manageSubscriptions, ({ email }) =>
    [{ ...aBilledSubscription, accountEmail: 'ada@post.example' }].filter(({ accountEmail }) =>
      accountEmail.includes(String(email)),
    ),
  )
  const { place, goTo } = await openConsole(PLACE, vault, bought, ...others)
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill('snuff')
  await expect.element(inGroup('Vault items', /^Silver snuff box\s*ada@post.example/)).toBeVisible()
  await option('All vault items that fit').click()
  await expect
    .poll(place)
    .toBe(`/app/oms/manageVault/search?filter=${encodeURIComponent(JSON.stringify({ title: 'snuff' }))}`)
  await goTo(PLACE)
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill('31')
  await inGroup('Vault items', /^Silver snuff box/).click()
  await expect.poll(place).toBe('/app/oms/manageVault/edit?id=31')
  await goTo(PLACE)
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill('ada@')
  await expect.element(inGroup('Vault items', /^Silver snuff box/)).toBeVisible()
  await inGroup('Subscriptions', /^ada@post.example\s*Enterprise, Monthly, Active/).click()
  await expect.poll(place).toBe('/app/oms/subscriptions/1/show')
})

test('what could not be searched is said, the rest shows, and it can be tried again', async () => {
  let isDown = true
  const partners = responds(managePartners, () => {
    if (isDown) throw new Refused('UNEXPECTED')
    return Response.json([], { headers: { 'content-range': 'rows 0-0/0' } })
  })
  await openConsole(PLACE, partners, articles('Adze'), ...others)
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill('ad')
  const said = page.getByText(/^Partners could not be searched: /)
  await expect.element(said).toBeVisible()
  await expect.element(inGroup('Articles', /^Adze/)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(inGroup('Articles', /^Adze/)).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
})

test('typing on ends what is still asked, and what comes late is not shown', async () => {
  const late = Promise.withResolvers<void>()
  const slow = responds(manageArticles, async ({ query: { query } }) => {
    if (query === 'ad') await late.promise
    return {
      response: {
        items: [anArticle({ title: `Found for ${query}` })],
        totals: 1,
        defaultArticle: { url: 'template' },
      },
    }
  })
  await openConsole(PLACE, slow, ...others)
  const passOn = globalThis.fetch
  const signals = new Map<string, AbortSignal | null | undefined>()
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    signals.set(input, init.signal)
    return await passOn(input, init)
  })
  const signalOf = (query: string) => [...signals].find(([path]) => path.includes(`query=${query}&`))?.[1]
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill('ad')
  await expect.poll(() => signalOf('ad')).toBeDefined()
  expect(signalOf('ad')?.aborted).toBe(false)
  await field.fill('adz')
  await expect.element(option(/^Found for adz/)).toBeVisible()
  expect(signalOf('ad')?.aborted).toBe(true)
  late.resolve()
  await expect.element(option(/^Found for adz/)).toBeVisible()
  await expect.element(option(/^Found for ad\b/)).not.toBeInTheDocument()
})

test('kinds that fail alike are told in one sentence, and rows that lead to lists are not counted as found', async () => {
  const down = [managePartners, manageAuthors].map((endpoint) =>
    responds(endpoint, () => {
      throw new Refused('UNEXPECTED')
    }),
  )
  await openConsole(
    PLACE,
    ...down,
    articles(...Array.from({ length: 7 }, (_, at) => `Zeal ${at}`)),
    ...others,
  )
  await page.getByRole('button', { name: /^Find/ }).click()
  await field.fill('zeal')
  await expect.element(page.getByText(/^5 found\./)).toBeVisible()
  await expect.element(option('All articles that fit')).toBeVisible()
  await expect.element(page.getByText(/^Authors and Partners could not be searched: /)).toBeVisible()
})
