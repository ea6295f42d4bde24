import { expect, test } from 'vitest'
import { renderIssueEmail } from './render-issue-email.tsx'

test('the plain text reads as the issue does, without what is only seen', async () => {
  const { html, text } = await renderIssueEmail({
    content: {
      subject: 'Foot rings',
      preheader: 'A word before',
      intro: 'Turn it <b>over</b>.\n\nThen look.',
      articles: [
        {
          title: 'Enamel Sign',
          url: '/dictionary/enamel-sign',
          description: 'Glass on iron',
          thumbnail: '/media/x.webp',
        },
      ],
    },
    category: 'newsletter',
    publicUrl: 'https://vitrine.example',
    unsubscribeUrl: 'https://vitrine.example/newsletter/unsubscribe',
  })
  expect(html).not.toContain('<b>')
  expect(text).toMatch(/^Vitrine https:\/\/vitrine\.example\n\nNewsletter\n/)
  expect(text).toContain('Foot rings\n\nTurn it <b>over</b>.\n\nThen look.\n')
  expect(text).toContain(
    '\n\nEnamel Sign https://vitrine.example/dictionary/enamel-sign\n\nGlass on iron\n\nRead the entry https://vitrine.example/dictionary/enamel-sign\n',
  )
  expect(text).toContain('Unsubscribe https://vitrine.example/newsletter/unsubscribe')
  expect(text).not.toContain('\n\n\n')
})

test('web addresses in the introduction are links, and nothing else that somebody writes there is', async () => {
  const { html, text } = await renderIssueEmail({
    content: {
      subject: 'Foot rings',
      preheader: '',
      intro:
        'See https://vitrine.example/kilns?a=1&b="2". Not javascript:alert(1), nor <a href="https://b.example">b</a>.',
      articles: [],
    },
    category: 'newsletter',
    publicUrl: 'https://vitrine.example',
    unsubscribeUrl: 'https://vitrine.example/newsletter/unsubscribe',
  })
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://vitrine.example',
    'https://vitrine.example/kilns?a=1&amp;b=',
    'https://b.example',
    'https://vitrine.example/newsletter/unsubscribe',
    'https://vitrine.example',
  ])
  expect(text).toContain(
    'See https://vitrine.example/kilns?a=1&b="2". Not javascript:alert(1), nor <a href="https://b.example">b</a>.',
  )
})

test('every table that words stand in keeps its width and breaks what is longer than a line', async () => {
  const { html } = await renderIssueEmail({
    content: {
      subject: 'Foot rings',
      preheader: '',
      intro: 'w'.repeat(300),
      articles: [
        { title: 'Enamel Sign', url: '/dictionary/enamel-sign', description: 'g'.repeat(300), thumbnail: '' },
      ],
    },
    category: 'newsletter',
    publicUrl: 'https://vitrine.example',
    unsubscribeUrl: 'https://vitrine.example/newsletter/unsubscribe',
  })
  const wrapping = html.match(/<table[^>]*overflow-wrap:anywhere;width:100%;table-layout:fixed/g)
  expect(wrapping).toHaveLength(3)
})

test('subject, introduction and entries have the direction of their own first letter', async () => {
  const { html } = await renderIssueEmail({
    content: {
      subject: 'כוסות קידוש',
      preheader: '',
      intro: 'מה חדש?',
      articles: [{ title: 'גביע (1890)', url: '/dictionary/cup', description: 'כסף, 12%', thumbnail: '' }],
    },
    category: 'newsletter',
    publicUrl: 'https://vitrine.example',
    unsubscribeUrl: 'https://vitrine.example/newsletter/unsubscribe',
  })
  for (const words of ['כוסות קידוש', 'מה חדש?', 'גביע (1890)', 'כסף, 12%'])
    expect(html).toMatch(
      new RegExp(`<(?:h1|h2|p)[^>]* dir="auto"[^>]*>[^]{0,200}?${words.replace(/[()?]/g, '\\$&')}`),
    )
})
