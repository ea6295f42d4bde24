import { contentBlocksSchema, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { hostileTexts } from '@vitrine/contracts/testing/hostile-texts'
import { expect, test } from 'vitest'
import { renderElement } from '../../../../tests/render-route.tsx'
import { ArticleContent } from './ArticleContent.tsx'

const mark = {
  id: 3,
  title: 'Crossed swords',
  pageURI: '/marks/3/crossed-swords',
  maker: 'Meissen',
  place: 'Meissen',
  period: '1723 to 1800',
  thumbnail: '/media/m.webp',
}
const entry = {
  id: 7,
  title: 'Vase',
  pageURI: '/dictionary/vase',
  thumbnail: '/media/v.webp',
  description: 'A vessel.',
}

test('each kind of block is shown as what it is', () => {
  const html = renderElement(
    <ArticleContent
      blocks={[
        {
          type: 'gallery',
          pictures: [{ src: '/media/b.webp', alt: 'Its foot', caption: 'Below', focus: { x: 20, y: 80 } }],
        },
        { type: 'quote', text: 'A letter\nfor each year', source: 'An inventory' },
        { type: 'facts', title: 'Factory', facts: [{ name: 'Founded', value: '1740' }] },
        {
          type: 'table',
          title: 'Letters',
          hasHeader: true,
          rows: [
            ['Letter', ''],
            ['<strong>A</strong>', '1753'],
          ],
        },
        { type: 'marks', ids: [3], marks: [mark] },
        { type: 'related', ids: [7], entries: [entry] },
        { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'A kiln' },
        {
          type: 'columns',
          columns: [[{ type: 'text', html: '<p>Left</p>' }], [{ type: 'quote', text: 'Right', source: '' }]],
        },
      ]}
    />,
  )
  expect(html).toMatch(/<img[^>]*alt="Its foot"[^>]*style="object-position:20% 80%"/)
  expect(html).toMatch(/<figcaption[^>]*>An inventory<\/figcaption>/)
  expect(html).toMatch(/<dt[^>]*>Founded<\/dt><dd[^>]*>1740<\/dd>/)
  expect(html).toMatch(
    /<caption[^>]*>Letters<\/caption>.*<th scope="col">.*<\/th><td><span><\/span><\/td><\/tr>.*<strong>A<\/strong>/,
  )
  expect(html).toMatch(
    /<a[^>]*href="\/marks\/3\/crossed-swords"[^>]*>Crossed swords<\/a>.*Meissen.*1723 to 1800/,
  )
  expect(html).toMatch(/<a[^>]*href="\/dictionary\/vase"[^>]*>Vase<\/a>/)
  expect(html).toMatch(
    /<details.*<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ"[^>]*loading="lazy"/,
  )
  expect(html).toMatch(/Left.*Right/)
})

test('records that are not on the site any more leave nothing behind', () => {
  expect(
    renderElement(
      <ArticleContent
        blocks={[
          { type: 'marks', ids: [3], marks: [] },
          { type: 'related', ids: [7] },
          { type: 'video', url: 'javascript:alert(1)', title: '' },
        ]}
      />,
    ),
  ).toBe('<div class="article-body"></div>')
})

test('200 hostile texts in every field that a block may have are words, and lead nowhere', () => {
  const blocksOf = (text: string): unknown[] => [
    { type: 'heading', text },
    { type: 'picture', src: '/media/a.webp', alt: text, caption: text },
    { type: 'picture', src: text, alt: '' },
    { type: 'gallery', pictures: [{ src: '/media/a.webp', alt: text, caption: text }] },
    { type: 'quote', text, source: text },
    { type: 'facts', title: text, facts: [{ name: text, value: text }] },
    { type: 'table', title: text, rows: [['x']] },
    { type: 'video', url: 'https://vimeo.com/1', title: text },
    { type: 'video', url: text, title: '' },
    { type: 'sources', items: [text] },
    { type: 'columns', columns: [[{ type: 'quote', text }], [{ type: 'heading', text }]] },
  ]
  for (const text of hostileTexts) {
    const accepted = blocksOf(text).flatMap(
      (block): ContentBlock[] => contentBlocksSchema.safeParse([block]).data ?? [],
    )
    const html = renderElement(<ArticleContent blocks={accepted} />)
    const tags = [...html.matchAll(/<([a-z0-9]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)]
    expect(
      tags
        .map(([, tag]) => tag)
        .filter((tag) =>
          [
            'script',
            'style',
            'object',
            'embed',
            'svg',
            'form',
            'base',
            'meta',
            'link',
            'input',
            'body',
            'b',
          ].includes(String(tag).toLowerCase()),
        ),
      text,
    ).toEqual([])
    expect(
      tags.filter(
        ([, , attributes = '']) =>
          /\son\w+=/i.test(attributes.replaceAll(/"[^"]*"/g, '""')) ||
          /(?:^|\s)(?:href|src)="\s*(?:javascript|data|vbscript):/i.test(attributes),
      ),
      text,
    ).toEqual([])
  }
})
