import { createHash } from 'node:crypto'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'
import { findSiteBuild } from './built-site.ts'

let api: TestApi
let articleUrl: string

beforeAll(async () => {
  if (!findSiteBuild(import.meta.dirname)) throw new Error('the member site is not built: npm run build')
  api = await testApi()
  const [authorId, categoryId] = [await anAuthor(api.data.database), await aCategory(api.data.database)]
  const id = await aPublishedArticle(api.data.database, {
    authorId,
    categoryId,
    title: 'Tobacco & "Snuff" Box',
  })
  articleUrl = (
    await api.data.database
      .selectFrom('articles')
      .select('url')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).url
})

afterAll(async () => await api.close())

/** As browsers ask for a page. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const get = (url: string, headers: Record<string, string> = {}) => api.visitor('GET', url, { headers })

describe('pages', () => {
  it('are served with a policy that names their scripts, and without a session', async () => {
    const page = await get(`/dictionary/${articleUrl}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Tobacco &amp; &quot;Snuff&quot; Box')
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(page.headers['set-cookie']).toBeUndefined()
  })

  it('allow no script that came in by a title or a text, however it was kept', async () => {
    const script = 'document.title = "taken over"'
    const smuggled = `<script>${script}</script>`
    const [authorId, categoryId] = [
      await anAuthor(api.data.database, smuggled),
      await aCategory(api.data.database, { title: smuggled }),
    ]
    const id = await aPublishedArticle(api.data.database, { authorId, categoryId, title: smuggled })
    await api.data.pool.query('UPDATE article_versions SET blocks = $1::jsonb WHERE article_id = $2', [
      JSON.stringify([{ type: 'text', html: `<p>Words ${smuggled}</p>` }]),
      id,
    ])
    await api.data.pool.query('UPDATE articles SET description = $1 WHERE id = $2', [smuggled, id])
    const { url } = await api.data.database
      .selectFrom('articles')
      .select('url')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const page = await get(`/dictionary/${url}`)
    const policy = String(page.headers['content-security-policy'])
    expect([page.status, String(page.body).includes(smuggled)]).toEqual([200, true])
    expect(policy).not.toContain(createHash('sha256').update(script).digest('base64'))
    // Its own scripts are all allowed, and nothing tells which ones were.
    const own = [...String(page.body).matchAll(/<script(?: type="module" async="")?>([\s\S]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .filter((code) => code !== script)
    expect(own.length).toBeGreaterThan(3)
    for (const code of own) expect(policy).toContain(createHash('sha256').update(code).digest('base64'))
    expect(page.body).not.toContain('nonce=')
  })

  it('respond with 304 to a reader whose copy still holds, with no policy of another rendering', async () => {
    const { headers } = await get('/dictionary')
    const again = await get('/dictionary', { 'if-none-match': String(headers['etag']) })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['content-security-policy']).toBeUndefined()
    expect(again.headers['etag']).toBe(headers['etag'])
  })

  it('are the same to the letter for everybody: one kept for a visitor fits a member, and none shows who reads', async () => {
    const [member, staff] = [await api.signedIn('ROLE_UNLIMITED'), await api.signedIn('ROLE_ADMIN')]
    for (const path of [
      '/',
      '/dictionary',
      `/dictionary/${articleUrl}`,
      '/dictionary/list/t',
      '/newsletter-landing-page',
      '/about',
      '/no-such-page',
    ]) {
      const [first, second, third] = [await member('GET', path), await staff('GET', path), await get(path)]
      expect([second.body, third.body], path).toEqual([first.body, first.body])
      expect([second.headers['etag'], third.headers['etag']], path).toEqual([
        first.headers['etag'],
        first.headers['etag'],
      ])
      expect(String(first.body), path).not.toMatch(/Someone|someone\d+@/)
      expect([first.headers['set-cookie'], String(first.headers['vary']).includes('cookie')], path).toEqual([
        undefined,
        false,
      ])
    }
  })

  it('are rendered anew once an area has changed', async () => {
    const { headers } = await get('/dictionary')
    await api.data.database
      .updateTable('cache_generations')
      .set((row) => ({ generation: row('generation', '+', 1) }))
      .where('area', '=', 'dictionary')
      .execute()
    await expect
      .poll(async () => (await get('/dictionary', { 'if-none-match': String(headers['etag']) })).status)
      .toBe(200)
  })

  it('D1-023: respond alike with and without a slash at the end', async () => {
    for (const path of ['/dictionary', '/login/auth']) {
      const [bare, slashed] = [await get(path), await get(`${path}/`)]
      expect([path, slashed.status, slashed.headers['cache-control']]).toEqual([
        path,
        200,
        bare.headers['cache-control'],
      ])
      const shownOf = ({ body }: { body: unknown }) =>
        [/<title>.*?<\/title>/s, /<main[ >].*<\/main>/s].map((part) =>
          part.exec(String(body))?.[0].replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' '),
        )
      expect(shownOf(slashed)).toEqual(shownOf(bare))
      for (const part of shownOf(bare)) expect(part?.length).toBeGreaterThan(10)
    }
    const [bareCall, slashedCall] = [
      await get('/api/v1/dictionary/letter-counts'),
      await get('/api/v1/dictionary/letter-counts/'),
    ]
    expect([slashedCall.status, slashedCall.body]).toEqual([200, bareCall.body])
  })

  it('that are for one reader are never stored', async () => {
    const page = await get('/login/auth')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['etag']).toBeUndefined()
  })

  it('that are unknown are the not-found page; unknown calls are the api’s to refuse', async () => {
    for (const path of [
      '/no-such-page',
      '/app/accountSettings/nonsense',
      '/app/accountSettings/sessions',
      '/app/accountSettings/password',
    ]) {
      const page = await get(path)
      expect([path, page.status, String(page.body).includes('Page not found')]).toEqual([path, 404, true])
    }
    const call = await get('/api/v1/no-such-call')
    expect([call.status, call.body]).toEqual([404, expect.objectContaining({ errorCode: 'NOT_FOUND' })])
  })

  it('that are for staff send visitors to sign in, however they are written, and are not there for members', async () => {
    for (const path of ['/app/examples', '/APP/Examples/', '/app/%65xamples']) {
      const page = await get(path, { 'x-for-staff': 'yes' })
      expect([page.status, page.headers['location']]).toEqual([
        302,
        `/login/auth?parentUrl=${encodeURIComponent(path)}`,
      ])
    }
    const [member, staff] = [await api.signedIn('ROLE_FREE'), await api.signedIn('ROLE_ADMIN')]
    const refused = await member('GET', '/app/examples', { headers: { 'x-for-staff': 'yes' } })
    expect([refused.status, String(refused.body).includes('Page not found')]).toEqual([404, true])
    for (const path of ['/app/examples', '/APP/Examples/']) {
      const shown = await staff('GET', path)
      expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
    // A wrong method is told as one, to whoever asks.
    for (const call of [api.visitor, member, staff]) {
      const posted = await call('POST', '/app/examples')
      expect([posted.status, posted.headers['allow'], posted.headers['cache-control']]).toEqual([
        405,
        'GET, HEAD',
        'private, no-store',
      ])
    }
    expect((await get('/app/examples.data')).status).toBe(404)
  })

  it('say that search is away, with 503 and when to come back, while browsing goes on', async () => {
    const page = await get('/dictionary/searchResults?query=box')
    expect(page.status).toBe(503)
    expect(page.headers['retry-after']).toBe('15')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('Search is unavailable at the moment.')
    expect((await get('/dictionary/list/t')).status).toBe(200)
  })
})

describe('files', () => {
  it('are kept for a year where their name holds a hash, and carry no header that guards documents alone', async () => {
    const script = /"(\/assets\/[^"]+\.js)"/.exec(String((await get('/dictionary')).body))?.[1] ?? ''
    const { status, headers } = await get(script, { 'accept-encoding': 'br' })
    expect([
      status,
      headers['cache-control'],
      headers['content-encoding'],
      headers['x-content-type-options'],
    ]).toEqual([200, 'public, max-age=31536000, immutable', 'br', 'nosniff'])
    expect(
      Object.keys(headers).filter((name) => /ratelimit|frame-options|download-options|opener/.test(name)),
    ).toEqual([])
    // With what the server adds to every response; web/tools/check-scripts.ts counts on it.
    const sent = {
      ...headers,
      date: new Date(0).toUTCString(),
      connection: 'keep-alive',
      'keep-alive': 'timeout=72',
    }
    const bytes = Object.entries(sent)
      .map(([name, value]) => `${name}: ${String(value)}\r\n`)
      .join('').length
    expect(bytes + 'HTTP/1.1 200 OK\r\n\r\n'.length).toBeLessThanOrEqual(295)
  })

  it('whose path could not be one are not there', async () => {
    for (const path of [
      '/images/%00',
      '/images/%5C',
      `/images/${'a'.repeat(5_000)}`,
      '/images/..%2f..%2fpackage.json',
      '/oms/assets/..%5c..%5cpackage.json',
      '/media/%00',
      '/assets/%00',
    ]) {
      expect((await get(path)).status, path.slice(0, 40)).toBe(404)
    }
  })

  it('of style are announced before the page is read, scripts come after what is seen', async () => {
    const { headers, body } = await get('/dictionary')
    expect(headers['link']).toMatch(/^<\/assets\/app-[\w-]+\.css>; rel=preload; as=style$/)
    // Nothing asks for a script before the page's own one does, once everything is painted.
    expect(body).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/)
    expect(body).toMatch(/await import\(url\)/)
  })
})

describe('what no page can respond to', () => {
  it.each(['/%', '/%ff', '/dictionary/list/%F0%9F', '/login/%E0%A4%A'])(
    '%s is a page of ours that names ways on, and runs nothing',
    async (path) => {
      const { status, headers, body } = await get(path, { accept: BROWSER })
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        400,
        'text/html; charset=utf-8',
        'private, no-store',
      ])
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
      )
      expect(body).toMatch(/<h1>This link is not valid<\/h1>[^]*<a href="\/dictionary">/)
      expect(body).not.toMatch(/<script|FST_/)
    },
  )

  it('is the documented response to calls, whatever they accept', async () => {
    for (const [path, accept] of [
      ['/api/v1/dictionary/articles/%ff', BROWSER],
      ['/taxonomy/%', BROWSER],
      ['/%', '*/*'],
      ['/%', 'application/json'],
    ] as const) {
      const { status, body } = await get(path, { accept })
      expect([path, status, body]).toEqual([
        path,
        400,
        { errorCode: 'VALIDATION_FAILED', message: expect.any(String) },
      ])
    }
  })

  it('is a host that is none, and the page does not say it again', async () => {
    for (const host of ['localhost:4220@evil.example', 'a b', '<b>', 'localhost:http', '[::1']) {
      const { status, body } = await get('/dictionary', { accept: BROWSER, host })
      expect([host, status]).toEqual([host, 400])
      expect(body).toContain('<h1>This link is not valid</h1>')
      expect(body).not.toContain('evil')
    }
    for (const host of ['localhost', 'localhost:3000', '[::1]:3000', '127.0.0.1', 'vitrine.example.'])
      expect([host, (await get('/dictionary', { accept: BROWSER, host })).status]).toEqual([host, 200])
  })

  it('is one page too many in a minute: a page says when to come back, and health goes on', async () => {
    const throttled = await testApi({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })
    try {
      const from = callAs(throttled.app, {}, '203.0.113.9')
      await from('GET', '/robots.txt')
      const page = await from('GET', '/dictionary', { headers: { accept: BROWSER } })
      expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([
        429,
        expect.stringMatching(/^\d+$/),
        'text/html; charset=utf-8',
      ])
      expect(page.body).toMatch(
        /<h1>One moment, please<\/h1>[^]*Please try again in (a second|\d+ seconds)\./,
      )
      expect((await from('GET', '/api/v1/dictionary/letters')).body).toMatchObject({
        errorCode: 'TOO_MANY_REQUESTS',
      })
      for (const path of ['/health/live', '/health/ready'])
        expect([path, (await from('GET', path)).status]).toEqual([path, 200])
    } finally {
      await throttled.close()
    }
  })
})

describe('log-in without scripts', () => {
  it('posts to the page, which tells what went wrong', async () => {
    const response = await api.visitor('POST', '/login/auth', {
      body: 'username=nobody%40vitrine.example&password=wrong-one',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost',
        host: 'localhost',
      },
    })
    expect(response.status).toBe(401)
    expect(response.body).toContain('The email or password is incorrect.')
  })

  it('asks for what is missing, and counts no failure', async () => {
    const response = await api.visitor('POST', '/login/auth', {
      body: 'username=blank%40vitrine.example&password=',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(400)
    expect(response.body).toContain('Please enter your password')
    expect(response.body).toContain('value="blank@vitrine.example"')
    expect(
      await api.data.database
        .selectFrom('sign_in_failures')
        .selectAll()
        .where('email_normalized', '=', 'blank@vitrine.example')
        .execute(),
    ).toEqual([])
  })

  it('a form of ten million characters is a sentence, on any page', async () => {
    for (const path of ['/login/auth', '/login/signup', '/login/forgot']) {
      const response = await api.visitor('POST', path, {
        body: `username=${'x'.repeat(10_000_000)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: BROWSER },
      })
      expect([response.status, response.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
      expect(response.body).toContain('Nothing was saved. Go back, shorten your text, and send it again.')
    }
  })

  it('refuses a form that another site’s page sent', async () => {
    const response = await api.visitor('POST', '/login/auth', {
      body: 'username=a%40b.example&password=x',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://elsewhere.example',
        host: 'localhost',
      },
    })
    expect(response.status).toBe(403)
    expect(response.headers['set-cookie']).toBeUndefined()
  })
})

describe('what is posted to a page and is no form', () => {
  it.each([
    '/login/auth',
    '/login/signup',
    '/login/forgot',
    '/login/reset-password',
    '/login/verify-email',
    '/about-contact',
    '/newsletter-landing-page',
    '/app/accountSettings/userInfo',
  ])('is refused by %s, whatever it says of itself', async (path) => {
    for (const [type, body, status] of [
      ['application/json', '{"username":"a"}', 415],
      ['multipart/form-data', 'no boundary', 400],
      ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
      ['text/plain', 'a=b', 415],
    ] as const) {
      const response = await api.visitor('POST', path, { body, headers: { 'content-type': type } })
      expect([type, response.status]).toEqual([type, path.startsWith('/app/') ? expect.any(Number) : status])
      expect(response.status).toBeLessThan(500)
    }
  })

  it('is refused by a page without a form', async () => {
    expect(
      (
        await api.visitor('POST', '/dictionary', {
          body: 'a=b',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status,
    ).toBe(405)
  })
})

describe('what crawlers ask for', () => {
  it('robots.txt keeps crawlers off what is for one reader only', async () => {
    const { body } = await get('/robots.txt')
    for (const root of ['api', 'app', 'login', 'newsletter', 'oms', 'oryEditor'])
      expect(body).toContain(`\nDisallow: /${root}/\n`)
  })

  it('D3-066: robots.txt lets previews of what members share be made', async () => {
    const { body } = await get('/robots.txt')
    for (const path of ['/app/collection/', '/app/vault/publicVaultItem', '/api/v1/vault/media/'])
      expect(body).toContain(`\nAllow: ${path}\n`)
  })

  it('robots.txt names the sitemap, whose files hold every published page', async () => {
    expect((await get('/robots.txt')).body).toMatch(/Sitemap: http:\/\/localhost:3000\/sitemap\.xml/)
    expect((await get('/sitemap.xml')).body).toContain('/sitemaps/articles-1.xml')
    expect((await get('/sitemaps/articles-1.xml')).body).toContain(
      `<loc>http://localhost:3000/dictionary/${articleUrl}</loc>`,
    )
    expect((await get('/sitemaps/browse.xml')).body).toContain(
      '<loc>http://localhost:3000/dictionary/list/0</loc>',
    )
    expect((await get('/sitemaps/articles-2.xml')).status).toBe(404)
  })
})
