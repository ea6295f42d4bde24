import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { readItem } from '@vitrine/contracts/vault-items/endpoints'
import { aBareItem } from '@vitrine/contracts/testing/a-bare-item'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { scoreFigures, withoutFigures } from '../../../../tests/a-score.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const PAGE = '/app/worthScore?itemId=7'
const FLAG = 'worthScoreGenerating:7'
const unlimited = aUser(['ROLE_UNLIMITED'], 'Active')
const lite = (used = 0) => ({ ...aUser(['ROLE_PRICE_GUIDE_LITE'], 'Active'), remainingLookups: 10 - used })

const item = (change: Partial<VaultItem> = {}) => aBareItem({ categoryId: 3, ...change })
const valued = item({
  estimatedPriceMin: 310,
  estimatedPriceMax: 690,
  meanPrice: 468,
  estimateCurrency: 'USD',
  estimatedAt: '2026-11-02T10:00:00.000Z',
})

const related = Array.from({ length: 6 }, (_, at) => ({
  id: at + 1,
  title: `Vase ${at + 1}`,
  thumbnail: '',
  url: `/worthopedia/${at + 1}/vase`,
  saleDate: `202${at}-03-04`,
  salePrice: 300 + at * 50,
  currency: 'USD',
  priceBasis: 'premium' as const,
  reasons: ['Same form: vase', 'Same material: faience'],
  isClose: true,
}))
const defaults = scoreFigures.filters

function aScore({
  filters = defaults,
  hasSnapshot = false,
}: { filters?: WorthScoreFilters; hasSnapshot?: boolean } = {}): MemberScore {
  const itemsRelated = related.filter(({ id }) => !filters.excludedIds.includes(id))
  return {
    ...scoreFigures,
    itemsRelated,
    priceGraph: itemsRelated.map(({ saleDate, salePrice }) => ({ saleDate, salePrice })),
    filters,
    meta: { vaultItemId: 7, total: itemsRelated.length, minimum: 5, outcome: 'told', hasSnapshot },
  }
}
const figuresOf = (score: MemberScore): MemberScore => ({ ...score, itemsRelated: [], priceGraph: [] })
const tooFew = withoutFigures(2)

const reads = (user: UserDetails | null): Responder =>
  responds(readUserDetails, () => user ?? Promise.reject(new Refused('NOT_SIGNED_IN')))
const has = (one: VaultItem): Responder => responds(readItem, () => one)
const kept = (score: MemberScore): Responder => responds(endpoints.readLiteValuation, () => figuresOf(score))
/** The filters of a call as the api would apply them. */
const read: Responder = responds(endpoints.readScore, ({ query }) => {
  const excludedIds: readonly number[] = query['f.excludedIds'] ?? []
  return aScore({
    filters: {
      ...defaults,
      ...(query['f.query'] && { query: query['f.query'] }),
      ...(query['f.salePriceMax'] !== undefined && { salePriceMax: query['f.salePriceMax'] }),
      excludedIds: [...excludedIds],
    },
  })
})
const main = () => page.getByRole('main')
const range = () => main().getByRole('heading', { name: '$ 310.00 - $ 690.00' })
const posts = (asked: readonly { path: string; method?: string }[]) =>
  asked.filter(({ path, method }) => method === 'POST' && path.startsWith('/api/v1/worthscore')).length

beforeEach(() => localStorage.removeItem(FLAG))

describe('the page of a WorthScore', () => {
  test('D1-022, D2-169, D2-173: says the range and what it means, and why each record counts', async () => {
    await openSite(PAGE, reads(unlimited), has(valued), kept(aScore()), read)
    await expect.element(range()).toBeVisible()
    await expect
      .element(
        main().getByText(
          'About half of similar pieces sell within this range, 8 in 10 between $ 205.00 and $ 1,020.00.',
        ),
      )
      .toBeVisible()
    const records = main().getByRole('region', { name: 'Similar items' }).getByRole('listitem')
    expect(textsOf(records.elements())[0]).toMatch(
      /Vase 1.*\$ 300\.00 with buyer’s premium, sold Mar 04, 2020.*Same form: vase · Same material: faience/,
    )
    await expect
      .element(main().getByRole('link', { name: 'Vase 1' }))
      .toHaveAttribute('href', '/worthopedia/1/vase')
    await main().getByText('Show as a table').click()
    await expect.element(main().getByRole('table', { name: 'What similar items sold for' })).toBeVisible()
    expect(main().getByRole('row').elements()).toHaveLength(7)
    await expect.element(main().getByText('8 in 10: $ 205.00 - $ 1,020.00')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
  })

  test('says once why most of the prices lie outside the range, and where most sales are less similar', async () => {
    const warnings = main().getByText(/^(The range lies|These prices|Most of these sales)/)
    const shown = async (score: MemberScore) => {
      await openSite(
        PAGE,
        reads(unlimited),
        has(valued),
        kept(aScore()),
        responds(endpoints.readScore, () => score),
      )
      await expect.element(main().getByRole('region', { name: 'Similar items' })).toBeVisible()
      return textsOf(warnings.elements())
    }
    expect(await shown(aScore())).toEqual([])
    const told = aScore()
    expect(
      await shown({
        ...told,
        difference: { direction: 'below', cause: 'condition' },
        itemsRelated: told.itemsRelated.map((item, at) => ({ ...item, isClose: at < 2 })),
      }),
    ).toEqual([
      'Most of these sales are less similar: they share neither maker nor form with your item. A clearer title or another category may find closer sales.',
      'The range lies below most of these prices, mainly because your item differs from these in condition. Look through them below, and set aside what is not like your item.',
    ])
    await expect
      .element(
        main()
          .getByText(/^Less similar · Same form: vase/)
          .first(),
      )
      .toBeVisible()
  })

  test('D2-170: keeps filters waiting for Apply, and then in the URL', async () => {
    const { asked, place } = await openSite(PAGE, reads(unlimited), has(valued), kept(aScore()), read)
    await expect.element(range()).toBeVisible()
    const scores = () => asked.filter(({ path }) => path.startsWith('/api/v1/worthscore/scores/')).length
    await expect.element(main().getByLabelText('Search for')).toHaveValue('Delft vase')
    await main().getByLabelText('Search for').fill('delft jar')
    await main().getByLabelText('Highest price').fill('500')
    await main().getByRole('button', { name: 'Not similar: Vase 2' }).click()
    await expect.element(main().getByText('1 record not similar.')).toBeVisible()
    expect(scores()).toBe(1)
    await main().getByRole('button', { name: 'Apply' }).click()
    await expect
      .poll(place)
      .toBe('/app/worthScore?itemId=7&f.query=delft+jar&f.categoryId=3&f.salePriceMax=500&f.excludedIds=2')
    await expect.element(main().getByRole('link', { name: 'Vase 2' })).not.toBeInTheDocument()
    expect(scores()).toBe(2)
    await main().getByLabelText('Highest price').fill('cheap')
    await main().getByRole('button', { name: 'Apply' }).click()
    await expect.element(main().getByText('Please enter an amount from 0 to 9,999,999,999.')).toBeVisible()
  })

  test('on a phone filters are behind a button, which Apply closes, and open once a record is set aside', async () => {
    onTestFinished(() => page.viewport(1300, 800))
    await page.viewport(390, 800)
    await openSite(PAGE, reads(unlimited), has(valued), kept(aScore()), read)
    await expect.element(range()).toBeVisible()
    const text = main().getByLabelText('Search for')
    await expect.element(text).not.toBeVisible()
    await main().getByText('Show Filters').click()
    await text.fill('delft jar')
    await main().getByRole('button', { name: 'Apply' }).click()
    await expect.element(text).not.toBeVisible()
    await main().getByRole('button', { name: 'Not similar: Vase 2' }).click()
    await expect.element(main().getByText('1 record not similar.')).toBeVisible()
  })

  test('D2-171: asks before filters are lost that no snapshot keeps, and no longer once one does', async () => {
    const saved: WorthScoreFilters[] = []
    const { place } = await openSite(
      `${PAGE}&f.salePriceMax=500`,
      reads(unlimited),
      has(valued),
      kept(aScore()),
      read,
      responds(endpoints.saveSnapshot, ({ body }) => {
        saved.push(body.filters)
        return aScore({ filters: body.filters, hasSnapshot: true })
      }),
    )
    await expect.element(range()).toBeVisible()
    await main().getByRole('link', { name: 'Delft vase' }).click()
    const question = page.getByRole('alertdialog')
    await expect
      .element(
        question.getByText(
          'Are you sure you want to leave? Click the Save Snapshot button to keep the same set of filters for future WorthScore checks.',
        ),
      )
      .toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(place()).toContain('/app/worthScore')
    await main().getByRole('button', { name: 'Save Snapshot' }).click()
    await expect.element(main().getByText('Your filters are saved.')).toBeVisible()
    expect(saved).toMatchObject([{ query: 'Delft vase', categoryId: 3, salePriceMax: 500, excludedIds: [] }])
    await main().getByRole('link', { name: 'Delft vase' }).click()
    await expect.poll(place).toContain('/app/vault/myVaultItem')
  })

  test('a snapshot keeps the filters that are applied, also while their score is loading', async () => {
    const loading = Promise.withResolvers<void>()
    onTestFinished(() => loading.resolve())
    const saved: WorthScoreFilters[] = []
    const slow = responds(endpoints.readScore, async ({ query }) => {
      if (query['f.query']) await loading.promise
      return aScore({ filters: { ...defaults, query: query['f.query'] ?? defaults.query } })
    })
    const { place } = await openSite(
      `${PAGE}&f.salePriceMax=500`,
      reads(unlimited),
      has(valued),
      kept(aScore({ filters: { ...defaults, salePriceMax: 500 } })),
      slow,
      responds(endpoints.saveSnapshot, ({ body }) => {
        saved.push(body.filters)
        return aScore({ filters: body.filters, hasSnapshot: true })
      }),
    )
    await expect.element(range()).toBeVisible()
    await main().getByLabelText('Search for').fill('delft jar')
    await main().getByLabelText('Highest price').fill('')
    await main().getByRole('button', { name: 'Apply' }).click()
    await expect.poll(place).toContain('f.query=delft+jar')
    await main().getByRole('button', { name: 'Save Snapshot' }).click()
    await expect.element(main().getByText('Your filters are saved.')).toBeVisible()
    expect(saved).toEqual([{ query: 'delft jar', categoryId: 3, excludedIds: [] }])
  })

  test('makes a score at once for whoever has no count, and keeps the flag meanwhile', async () => {
    const making = Promise.withResolvers<MemberScore>()
    const { asked } = await openSite(
      PAGE,
      reads(unlimited),
      has(item()),
      kept(aScore()),
      read,
      responds(endpoints.generateScore, () => making.promise),
    )
    await expect.element(main().getByRole('status', { name: 'Finding similar items' })).toBeVisible()
    expect(Date.parse(localStorage.getItem(FLAG) ?? '')).not.toBeNaN()
    making.resolve(aScore())
    await expect.element(range()).toBeVisible()
    expect(localStorage.getItem(FLAG)).toBeNull()
    expect(posts(asked)).toBe(1)
  })

  test('D2-177: shows one that is being made elsewhere as pending, and reads it once the item has it', async () => {
    localStorage.setItem(FLAG, new Date().toISOString())
    let isDone = false
    const { asked } = await openSite(
      PAGE,
      reads(unlimited),
      responds(readItem, () =>
        isDone ? item({ ...valued, estimatedAt: new Date(Date.now() + 60_000).toISOString() }) : item(),
      ),
      kept(aScore()),
      read,
    )
    await expect.element(main().getByRole('status', { name: 'Finding similar items' })).toBeVisible()
    isDone = true
    await expect.element(range()).toBeVisible()
    expect(localStorage.getItem(FLAG)).toBeNull()
    expect(posts(asked)).toBe(0)
  })

  test('tells a counted member what it takes, and uses a lookup at the press alone', async () => {
    let isOpen = false
    const { asked } = await openSite(
      PAGE,
      responds(readUserDetails, () => lite(isOpen ? 1 : 0)),
      has(valued),
      kept(aScore()),
      responds(endpoints.readScore, () =>
        isOpen ? aScore() : Promise.reject(new Refused('LOOKUP_REQUIRED')),
      ),
      responds(endpoints.generateScore, () => {
        isOpen = true
        return aScore()
      }),
    )
    await expect.element(main().getByText('10 out of 10 lookups remaining')).toBeVisible()
    await expect.element(main().getByText('This uses one of your lookups.')).toBeVisible()
    await expect.element(main().getByText('$ 310.00 - $ 690.00')).toBeVisible()
    expect(posts(asked)).toBe(0)
    await main().getByRole('button', { name: 'Get WorthScore' }).click()
    await expect.element(range()).toBeVisible()
    expect(posts(asked)).toBe(1)
  })

  test('offers a counted member without a lookup left the way to more', async () => {
    await openSite(
      PAGE,
      reads(lite(10)),
      has(item()),
      kept(tooFew),
      responds(endpoints.readScore, () => Promise.reject(new Refused('LOOKUP_REQUIRED'))),
    )
    await expect.element(main().getByText('You have used all of your lookups.')).toBeVisible()
    await expect
      .element(main().getByRole('link', { name: 'Upgrade' }))
      .toHaveAttribute('href', '/app/accountSettings/subscription')
    await expect.element(main().getByRole('button', { name: 'Get WorthScore' })).not.toBeInTheDocument()
  })

  test('D2-037, D2-178: says in the documents’ words that there are too few similar items', async () => {
    await openSite(
      PAGE,
      reads(unlimited),
      has(item()),
      kept(tooFew),
      responds(endpoints.generateScore, () => tooFew),
      responds(endpoints.readScore, () => tooFew),
    )
    await expect.element(main().getByRole('heading', { name: 'There are no results' })).toBeVisible()
    await expect
      .element(
        main().getByText(
          'We were unable to find enough similar items to provide a WorthScore Price Range. Please include more information in your Vault Item Title and Description, or revise Category and try again.',
        ),
      )
      .toBeVisible()
    await expect
      .element(
        main().getByText('Please try searching for another term or search for it in other categories.'),
      )
      .toBeVisible()
    await expect.element(main().getByRole('button', { name: 'Save Snapshot' })).not.toBeInTheDocument()
  })

  test('D2-178: says that nothing was learned yet, where that is the reason', async () => {
    const early: MemberScore = { ...tooFew, meta: { ...tooFew.meta, total: 12, outcome: 'not learnt' } }
    await openSite(
      PAGE,
      reads(unlimited),
      has(item()),
      kept(early),
      responds(endpoints.generateScore, () => early),
      responds(endpoints.readScore, () => early),
    )
    await expect
      .element(main().getByRole('heading', { name: 'WorthScore is not ready for this item yet' }))
      .toBeVisible()
    await expect.element(main().getByText('still learning', { exact: false })).toBeVisible()
    expect(main().element().textContent).not.toContain('enough similar items')
  })

  test('D2-175: shows the stored range while search is away, with the message and a way to try again', async () => {
    let isAway = true
    await openSite(
      PAGE,
      reads(unlimited),
      has(valued),
      kept(aScore()),
      responds(endpoints.readScore, () =>
        isAway ? Promise.reject(new Refused('SEARCH_UNAVAILABLE')) : aScore(),
      ),
    )
    await expect
      .element(main().getByText('Search is unavailable at the moment.', { exact: false }))
      .toBeVisible()
    await expect.element(main().getByText('$ 310.00 - $ 690.00')).toBeVisible()
    isAway = false
    await main().getByRole('button', { name: 'Try again' }).click()
    await expect.element(range()).toBeVisible()
  })

  test.each(['7x', '', '999'])('D2-169: with the id %s shows the not-found card', async (id) => {
    await openSite(
      `/app/worthScore?itemId=${id}`,
      reads(unlimited),
      responds(readItem, () => Promise.reject(new Refused('NOT_FOUND'))),
    )
    await expect
      .element(main().getByRole('heading', { name: "Sorry, but the item can't be found in your vault." }))
      .toBeVisible()
  })

  test.each([
    ['ROLE_MARKS', 'Active', 'Upgrade'],
    ['ROLE_UNLIMITED', 'On Hold', 'Re-enable'],
  ] as const)('D2-062, D2-172: offers %s that is %s: %s', async (role, status, label) => {
    await openSite(PAGE, reads(aUser([role], status)))
    await expect
      .element(
        main().getByText(
          'WorthScore is not part of your membership. Please upgrade to see what your item is worth.',
        ),
      )
      .toBeVisible()
    await expect
      .element(main().getByRole('link', { name: label }))
      .toHaveAttribute('href', '/app/accountSettings/subscription')
  })

  test.each([
    ['a visitor', null],
    ['a free member', aUser()],
  ])('is called by its name where %s opens it', async (_, user) => {
    await openSite(PAGE, reads(user))
    await expect
      .element(main().getByText('Sorry! This feature is only available for paid subscribers.'))
      .toBeVisible()
    expect(textsOf(main().getByRole('heading').elements())).toEqual(['WorthScore'])
  })

  test('D2-064: tells the suspended, and shows a visitor the guest view', async () => {
    await openSite(PAGE, reads(aUser(['ROLE_UNLIMITED'], 'Suspended')))
    await expect
      .element(
        main().getByText('Your account is suspended. You can still see what is your own, and search.', {
          exact: false,
        }),
      )
      .toBeVisible()
    await openSite(PAGE, reads(null))
    await expect
      .element(main().getByText('Sorry! This feature is only available for paid subscribers.'))
      .toBeVisible()
  })
})
