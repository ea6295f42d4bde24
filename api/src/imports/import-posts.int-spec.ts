import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postCopy } from '../blog/import-posts.ts'
import { copyBench, type CopyBench } from '../testing/copy-bench.ts'

let bench: CopyBench

beforeAll(async () => {
  bench = await copyBench()
  const metals = await aCategory(bench.data.database, { title: 'Metals', url: 'metals' })
  await aCategory(bench.data.database, { title: 'Silver', url: 'silver', parentId: metals })
  await anAuthor(bench.data.database, 'Bell')
})
afterAll(() => bench.close())

async function run(content: string, name: string) {
  const options = {
    database: bench.data.database,
    imageHosts: [],
    now: () => new Date('2027-03-01T12:00:00Z'),
  }
  return await bench.run(await postCopy(options), content, name)
}

const post = (changes: object = {}) =>
  JSON.stringify({
    url: 'polish-less',
    title: 'Polish less',
    description: 'And look more.',
    picture: '/media/blog/a.webp',
    category: 'Metals',
    subcategory: 'silver',
    author: 'ada  bell',
    status: 'PUBLISHED',
    publishedOn: '2026-03-04',
    content: [
      { type: 'heading', level: 2, text: 'Wait' },
      { type: 'text', html: '<p>A day <script>x</script>first.</p>' },
    ],
    ...changes,
  })
const stored = async () =>
  await bench.data.database
    .selectFrom('blog_articles')
    .select(['url', 'title', 'status', 'content', 'draft', 'words', 'published_version', 'revision'])
    .orderBy('url')
    .execute()

it('posts come in from NDJSON and CSV, one event a range; again they change nothing, and a changed one is brought to its new values', async () => {
  const draft = post({
    url: 'a-draft',
    status: 'UNPUBLISHED',
    publishedOn: null,
    content: undefined,
    body: 'One paragraph.\n\nAnother & more.',
  })
  expect(await run(`${post()}\n${draft}\n`, 'posts.ndjson')).toMatchObject({
    end: 'done',
    imported: 2,
    refused: 0,
  })
  const clean = [
    { type: 'heading', level: 2, text: 'Wait' },
    { type: 'text', html: '<p>A day first.</p>' },
  ]
  expect(await stored()).toEqual([
    {
      url: 'a-draft',
      title: 'Polish less',
      status: 'UNPUBLISHED',
      content: [],
      draft: [{ type: 'text', html: '<p>One paragraph.</p><p>Another &amp; more.</p>' }],
      words: 0,
      published_version: 0,
      revision: 1,
    },
    {
      url: 'polish-less',
      title: 'Polish less',
      status: 'PUBLISHED',
      content: clean,
      draft: clean,
      words: 4,
      published_version: 1,
      revision: 1,
    },
  ])
  expect(await bench.data.database.selectFrom('outbox_events').select('type').execute()).toEqual([
    { type: 'blog-articles.imported.v1' },
  ])
  expect(await run(`${post()}\n${draft}\n\n`, 'again.ndjson')).toMatchObject({ imported: 0, unchanged: 2 })
  const csv =
    'url,title,description,picture,category,author,status,publishedOn,body\npolish-less,Polish much less,And look more.,/media/blog/a.webp,metals,Ada Bell,PUBLISHED,2026-03-04,"One.\n\nTwo."\n'
  expect(await run(csv, 'posts.csv')).toMatchObject({ imported: 1, refused: 0 })
  expect((await stored())[1]).toMatchObject({ title: 'Polish much less', words: 2, revision: 2 })
})

it('rows that cannot be posts are refused with their line and reason', async () => {
  const refused = [
    { category: 'Nowhere' },
    { subcategory: 'Nowhere' },
    { author: 'Nobody' },
    { publishedOn: '2027-03-03' },
    { publishedOn: null },
    { content: [] },
    { picture: 'https://elsewhere.example/x.jpg' },
    { content: [{ type: 'picture', src: 'https://elsewhere.example/x.jpg', alt: '' }] },
    { mediaLink: 'https://vimeo.com/1' },
    { kind: 'media', mediaLink: 'https://elsewhere.example/1' },
    { description: '' },
  ]
  const result = await run(
    `${refused.map((changes, place) => post({ url: `refused-${place}`, ...changes })).join('\n')}\n`,
    'refused.ndjson',
  )
  expect(result).toMatchObject({ imported: 0, refused: 11 })
  expect(result?.refusedRows.map(({ errors }) => errors.map(({ field }) => field).join(', '))).toEqual([
    'category',
    'subcategory',
    'author',
    'publishedOn',
    'publishedOn',
    'content',
    'picture',
    'content.0.src',
    'mediaLink',
    'mediaLink',
    'description',
  ])
})
