import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import { textLimits } from '@vitrine/contracts/texts/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'
const AUTHORS = '/api/v1/dictionary/admin/authors'
const wordsOf = (length: number) => Array.from({ length }, (_, at) => `word${at}`).join(' ')
/** As many words as the checks before publishing ask for, and one too few. */
const LONG = wordsOf(textLimits.wordsMin)
const SHORT = wordsOf(textLimits.wordsMin - 1)

let api: TestApi
let staff: TestCall
let other: TestCall
let place: { categoryId: number; authorId: number }
const ids: Record<string, number> = {}

/** Titles of the manager's list under a query, in its order. */
async function titles(query: Record<string, string | number>, as: TestCall = staff): Promise<string[]> {
  const { status, body } = await as(
    'GET',
    `${ADMIN}?${new URLSearchParams({ max: '100', ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }).toString()}`,
  )
  expect(status).toBe(200)
  expect(body.response.totals).toBe(body.response.items.length)
  return body.response.items.map(({ title }: { title: string }) => title)
}

async function write(title: string, more: Record<string, unknown> = {}, blocks?: unknown[]) {
  const details = articleDetails(place, { title, ...more })
  ids[title] = (await staff('POST', ADMIN, { body: details })).body.response.id
  if (blocks) await save(details.url, blocks)
  return details.url
}

async function save(url: string, blocks: unknown[], as: TestCall = staff) {
  const { revision } = (await as('GET', `${ADMIN}/${url}/content`)).body
  expect(
    (
      await as('PUT', `${ADMIN}/${url}/content`, {
        body: { blocks },
        headers: { 'if-match': `"${revision}"` },
      })
    ).status,
  ).toBe(200)
}

const text = (html: string) => ({ type: 'text', html })
const publish = (url: string) => staff('PUT', `${ADMIN}/${url}/publish`, { body: { url } })

beforeAll(async () => {
  api = await testApi()
  staff = await api.signedIn('ROLE_ADMIN')
  other = await api.signedIn('ROLE_ADMIN')
  place = await aCategoryAndAnAuthor(staff)
})
afterAll(() => api.close())

describe('what the search looks through', () => {
  beforeAll(async () => {
    await write('Épergne of Sheffield', { url: 'epergne-sheffield', description: 'A centerpiece' }, [
      text('<p>It carries <strong>sweetmeats</strong> &amp; candles.</p>'),
      { type: 'sources', items: ['Rowe 1965'] },
    ])
    await write('Tea caddy', { url: 'box-for-leaves' }, [
      { type: 'picture', src: '/media/zzzcaddypicture.png', alt: 'Lacquered lid', caption: 'Canton ware' },
    ])
  })

  test.each([
    ['a word of the title, without its accent', 'epergne'],
    ['a piece of a word of the title', 'HEFFIE'],
    ['a piece of the url', 'epergne-sh'],
    ['a word of the description', 'centerpiece'],
    ['a word of the draft, inside of markup', 'sweetmeats'],
    ['the beginnings of words at different places', 'sweet epergn candl'],
    ['a source', 'rowe 1965'],
  ])('%s', async (_, query) => {
    expect(await titles({ query })).toEqual(['Épergne of Sheffield'])
  })

  test('captions and alternative texts are text; paths of pictures, names of tags and names of blocks are none', async () => {
    expect(await titles({ query: 'canton' })).toEqual(['Tea caddy'])
    expect(await titles({ query: 'lacquered' })).toEqual(['Tea caddy'])
    for (const query of ['zzzcaddypicture', 'strong', 'sources']) expect(await titles({ query })).toEqual([])
  })

  test('a word of one or two letters begins words of titles and urls, and must stand in the draft as it is', async () => {
    await write('Xqua beaker')
    await write('Plain cup', { url: 'plain-cup' }, [text('<p>Marked xq below</p>')])
    await write('Other cup', { url: 'other-cup' }, [text('<p>xqxq</p>')])
    expect(await titles({ query: 'xq' })).toEqual(['Plain cup', 'Xqua beaker'])
    expect(await titles({ query: 'marked xq' })).toEqual(['Plain cup'])
  })

  test('the id', async () => {
    expect(await titles({ query: String(ids['Tea caddy']) })).toContain('Tea caddy')
  })

  test('an author, also after the article has got another one', async () => {
    const author = async (firstName: string, lastName: string) =>
      (
        await staff('POST', AUTHORS, {
          body: { firstName, lastName, url: `${firstName}-${lastName}`.toLowerCase() },
        })
      ).body.id
    const [ada, bert] = [await author('Ada', 'Quillfeather'), await author('Bert', 'Inkwell')]
    const url = await write('Inkstand', { authorIds: [ada] })
    expect(await titles({ query: 'ada quill' })).toEqual(['Inkstand'])
    const { response } = (await staff('GET', `${ADMIN}/${url}`)).body
    await staff('PUT', ADMIN, {
      body: { ...articleDetails(place, { ...response, authorIds: [bert] }), currentUrl: url },
    })
    expect(await titles({ query: 'quillfeather' })).toEqual([])
    expect(await titles({ query: 'inkwell bert' })).toEqual(['Inkstand'])
    expect(await titles({ author: bert })).toEqual(['Inkstand'])
    expect(await titles({ author: bert, query: 'inkst', problem: 'any' })).toEqual(['Inkstand'])
    expect(await titles({ author: ada, query: 'inkst' })).toEqual([])
  })

  test('what was written before and is gone from the draft is not found any more', async () => {
    const url = await write('Sand glass', {}, [text('<p>hourglassy</p>')])
    expect(await titles({ query: 'hourglassy' })).toEqual(['Sand glass'])
    await save(url, [text('<p>minutes</p>')])
    expect(await titles({ query: 'hourglassy' })).toEqual([])
    await staff('DELETE', `${ADMIN}/${url}`)
    expect(await titles({ query: 'sand glass' })).toEqual([])
  })

  test.each(["'", '%', '_', '\\', '!!!', "zz'qq:*", '& | !', '<->', "') OR zz --"])(
    '%s is only a text',
    async (query) => {
      expect(await titles({ query })).toEqual([])
    },
  )
})

describe('filters', () => {
  test('by state: published, unpublished, and published with a draft that readers do not see', async () => {
    const [up, ahead] = [await write('State up'), await write('State ahead')]
    await write('State down')
    await publish(up)
    await publish(ahead)
    await save(ahead, [text('<p>more</p>')])
    expect(await titles({ query: 'state', status: 'PUBLISHED' })).toEqual(['State ahead', 'State up'])
    expect(await titles({ query: 'state', status: 'UNPUBLISHED' })).toEqual(['State down'])
    expect(await titles({ query: 'state', status: 'EDITED' })).toEqual(['State ahead'])
    expect(await titles({ query: 'state', status: 'nonsense' })).toHaveLength(3)
  })

  test('by category, with everything below it', async () => {
    const { body: root } = await staff('POST', '/taxonomy/create', {
      body: { title: 'Filter root', url: 'filter-root' },
    })
    const { body: leaf } = await staff('POST', '/taxonomy/create', {
      body: { title: 'Filter leaf', url: 'filter-leaf', parentId: root.response.id },
    })
    await write('Above', { categoryId: root.response.id })
    await write('Below', { categoryId: leaf.response.id })
    expect(await titles({ category: root.response.id })).toEqual(['Above', 'Below'])
    expect(await titles({ category: leaf.response.id })).toEqual(['Below'])
    expect(await titles({ category: 999_999 })).toEqual([])
    expect(await titles({ category: root.response.id, sort: '-category' })).toEqual(['Above', 'Below'])
    expect(await titles({ category: root.response.id, sort: 'category' })).toEqual(['Below', 'Above'])
  })

  test('edited by me is what the current user saved, not what somebody else did', async () => {
    const url = await write('Mine alone')
    expect(await titles({ query: 'mine alone', mine: 'true' })).toEqual(['Mine alone'])
    expect(await titles({ query: 'mine alone', mine: 'true' }, other)).toEqual([])
    await save(url, [text('<p>theirs</p>')], other)
    expect(await titles({ query: 'mine alone', mine: 'true' }, other)).toEqual(['Mine alone'])
  })

  test('scheduled is what becomes public by itself, and no longer once that is called off', async () => {
    await write('Due later')
    const schedule = `/api/v1/texts/admin/dictionary-article/${ids['Due later']}/schedule`
    expect(await titles({ scheduled: 'true' })).toEqual([])
    const dueAt = new Date(api.clock.now().getTime() + 3_600_000).toISOString()
    expect((await staff('PUT', schedule, { body: { action: 'publish', dueAt } })).status).toBe(200)
    expect(await titles({ scheduled: 'true' })).toEqual(['Due later'])
    expect(await titles({ scheduled: 'true', query: 'nothing' })).toEqual([])
    await staff('DELETE', `${schedule}/publish`)
    expect(await titles({ scheduled: 'true' })).toEqual([])
  })

  test('with problems: without text, too short, without description, without alternative text; what is right is left out', async () => {
    const picture = (alt: string) => ({ type: 'picture', src: '/media/vase.png', alt, caption: '' })
    await write('Problem none', { description: 'Fine' }, [text(`<p>${LONG}</p>`), picture('A vase')])
    await write('Problem short', { description: 'Fine' }, [text(`<p>${SHORT}</p>`)])
    await write('Problem bare', { description: '' }, [text(`<p>${LONG}</p>`)])
    await write('Problem alt', { description: 'Fine' }, [text(`<p>${LONG}</p>`), picture(' ')])
    await write('Problem empty', { description: 'Fine' }, [])
    expect(await titles({ query: 'problem', problem: 'any' })).toEqual([
      'Problem alt',
      'Problem bare',
      'Problem empty',
      'Problem short',
    ])
    expect(await titles({ query: 'problem', problem: 'too-short' })).toEqual(['Problem short'])
    expect(await titles({ query: 'problem', problem: 'no-description' })).toEqual(['Problem bare'])
    expect(await titles({ query: 'problem', problem: 'no-alternative-text' })).toEqual(['Problem alt'])
    expect(await titles({ query: 'problem', problem: 'no-text' })).toEqual(['Problem empty'])
  })
})

test('the whole list is sorted, both ways, and by title where nothing is asked for', async () => {
  for (const title of ['Order b', 'Order c', 'Order a']) await write(title)
  await publish((await staff('GET', `${ADMIN}?query=order+c`)).body.response.items[0].url)
  expect(await titles({ query: 'order' })).toEqual(['Order a', 'Order b', 'Order c'])
  expect(await titles({ query: 'order', sort: '-title' })).toEqual(['Order c', 'Order b', 'Order a'])
  expect(await titles({ query: 'order', sort: 'lastEdited' })).toEqual(['Order b', 'Order c', 'Order a'])
  expect(await titles({ query: 'order', sort: '-lastEdited' })).toEqual(['Order a', 'Order c', 'Order b'])
  expect(await titles({ query: 'order', sort: 'status' })).toEqual(['Order c', 'Order a', 'Order b'])
})

test('by fit, what is called so comes first, then what begins so, then what has those words in its title', async () => {
  for (const title of ['A fitbox beside others', 'Fitbox of tin', 'Fítbox', 'Old fitbox']) await write(title)
  expect(await titles({ query: 'fitbox', sort: 'fit' })).toEqual([
    'Fítbox',
    'Fitbox of tin',
    'A fitbox beside others',
    'Old fitbox',
  ])
  expect(await titles({ status: 'PUBLISHED', sort: 'fit' })).toEqual(await titles({ status: 'PUBLISHED' }))
})

test('whether few or many match, the list is the same; its total follows every change', async () => {
  for (let at = 0; at < 30; at += 1) await write(`Crowd ${String(at).padStart(2, '0')}`)
  const page = async (query: string) => (await staff('GET', `${ADMIN}?${query}`)).body.response
  const whole = await titles({ query: 'crowd' })
  expect(whole).toEqual(Array.from({ length: 30 }, (_, at) => `Crowd ${String(at).padStart(2, '0')}`))
  const second = await page('query=crowd&offset=10&max=5')
  expect(second.items.map(({ title }: { title: string }) => title)).toEqual(whole.slice(10, 15))
  expect(second.totals).toBe(30)
  await staff('DELETE', `${ADMIN}/${second.items[0].url}`)
  expect((await page('query=crowd')).totals).toBe(29)
})

test('what a text finds is counted up to a bound, and it is told that there is more; without a text all are counted', async () => {
  const { managerCountMax: most } = dictionaryWritingLimits
  const ask = async (query: string) => (await staff('GET', `${ADMIN}?${query}`)).body.response
  const url = await write('Throng 00000')
  const before = (await ask('')).totals
  // Written past the triggers, which take a millisecond an article.
  await api.data.pool.query(`
    ALTER TABLE articles DISABLE TRIGGER USER;
    INSERT INTO articles (url, title, sort_key, letter, thumbnail, category_id) SELECT 'throng-' || n, 'Throng ' || n, 'throng ' || chr(64 + length(n::text)) || n, 't', '/media/vase.png', ${place.categoryId} FROM generate_series(1, ${most}) AS n;
    INSERT INTO article_texts (article_id, names, words) SELECT id, lower(title), array_to_tsvector(ARRAY['throng']) FROM articles WHERE url LIKE 'throng-%' ON CONFLICT DO NOTHING;
    ALTER TABLE articles ENABLE TRIGGER USER;
  `)
  const last = await ask(`query=throng&offset=${most - 20}`)
  expect(last).toMatchObject({ totals: most, moreThanTotals: true })
  expect(last.items.map(({ title }: { title: string }) => title)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Throng ${most - 20 + at}`),
  )
  expect(await ask('query=throng&status=UNPUBLISHED')).toMatchObject({ totals: most, moreThanTotals: true })
  expect((await ask('query=throng&status=PUBLISHED')).totals).toBe(0)
  const all = await ask('')
  expect(all.totals).toBe(before + most)
  expect(all).not.toHaveProperty('moreThanTotals')
  await staff('DELETE', `${ADMIN}/${url}`)
  const exactly = await ask('query=throng')
  expect(exactly.totals).toBe(most)
  expect(exactly).not.toHaveProperty('moreThanTotals')
})
