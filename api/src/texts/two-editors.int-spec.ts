import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'
/** An hour of two writers in `npm run verify -- two-editors`. */
const STEPS = Number(process.env['VITRINE_EDITOR_ACTS'] ?? 150)
/** Paragraphs of one block: an hour's sentences are more than an article may have blocks. */
const PARAGRAPHS = 20

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An editor's screen: its text, and what it does as the console does it. */
class Writer {
  private text: string[] = []
  private revision = 0
  private opening = 0
  private id = 0
  readonly sentences: string[] = []

  constructor(
    private readonly name: string,
    private readonly call: TestCall,
    private readonly url: string,
  ) {}

  private blocks() {
    const paragraphs = this.text.map((sentence) => `<p>${sentence}</p>`)
    return Array.from({ length: Math.ceil(paragraphs.length / PARAGRAPHS) }, (_, at) => ({
      type: 'text',
      html: paragraphs.slice(at * PARAGRAPHS, (at + 1) * PARAGRAPHS).join(''),
    }))
  }

  /** What is on the screen is what is saved. */
  async load(): Promise<void> {
    const { body } = await this.call('GET', `${ADMIN}/${this.url}/content`)
    this.text = body.blocks.flatMap(({ html }: { html: string }) =>
      html.slice('<p>'.length, -'</p>'.length).split('</p><p>'),
    )
    this.revision = body.revision
    this.id = body.id
    this.opening += 1
  }

  /** Typing is followed by an autosave, before anything else happens. */
  async type(): Promise<void> {
    const sentence = `${this.name} ${this.sentences.length}`
    this.sentences.push(sentence)
    this.text.push(sentence)
    const kept = await this.call('PUT', `/api/v1/texts/admin/dictionary-article/${this.id}/autosave`, {
      body: { blocks: this.blocks(), opening: `${this.name}-${this.opening}` },
    })
    expect(kept.status).toBe(200)
  }

  /** Two met: whoever is second takes theirs, or goes over them knowingly. */
  async save(keepsMine: boolean): Promise<void> {
    const saved = await this.send()
    if (saved.status !== 412) {
      expect(saved.status).toBe(200)
      this.revision = saved.body.revision
      return
    }
    if (!keepsMine) return await this.load()
    this.revision = (await this.call('GET', `${ADMIN}/${this.url}/content`)).body.revision
    const again = await this.send()
    if (again.status === 200) this.revision = again.body.revision
  }

  private async send() {
    return await this.call('PUT', `${ADMIN}/${this.url}/content`, {
      body: { blocks: this.blocks() },
      headers: { 'if-match': `"${this.revision}"` },
    })
  }
}

test.each([1, 2, 3])(
  'two who write one article, and overwrite and reload as it comes, lose no sentence (seed %i)',
  { timeout: 300_000 + STEPS * 200 },
  async (seed) => {
    const random = seeded(seed)
    const [ada, ben] = [await api.signedIn('ROLE_ADMIN'), await api.signedIn('ROLE_ADMIN')]
    const details = articleDetails(await aCategoryAndAnAuthor(ada, `seed-${seed}`))
    await ada('POST', ADMIN, { body: details })
    const writers = [new Writer('Ada', ada, details.url), new Writer('Ben', ben, details.url)]
    for (const writer of writers) await writer.load()
    for (let step = 0; step < STEPS; step += 1) {
      const writer = writers[Math.floor(random() * writers.length)] as Writer
      const what = random()
      if (what < 0.6) await writer.type()
      else if (what < 0.85) await writer.save(random() < 0.5)
      else if (what < 0.95) await writer.load()
      else api.clock.advance({ minutes: 6 })
    }
    const { rows } = await api.data.pool.query<{ words: string }>(
      `SELECT blocks::text AS words FROM kept_versions JOIN articles ON articles.id = article_id WHERE url = $1`,
      [details.url],
    )
    const kept = rows.map(({ words }) => words).join('\n')
    const sentences = writers.flatMap((writer) => writer.sentences)
    expect(sentences.length).toBeGreaterThan(STEPS / 3)
    expect(sentences.filter((sentence) => !kept.includes(`<p>${sentence}</p>`))).toEqual([])
  },
)
