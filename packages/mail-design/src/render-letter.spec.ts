import { expect, test } from 'vitest'
import { renderLetter } from './render-letter.tsx'

test('the plain text reads as the letter does, without what is only seen', async () => {
  const { html, text } = await renderLetter({
    content: { subject: 'Foot rings', preheader: 'A word before', intro: 'Turn it <b>over</b>.\n\nThen look.', articles: [{ title: 'Enamel Sign', url: '/dictionary/enamel-sign', description: 'Glass on iron', thumbnail: '/media/x.webp' }] },
    category: 'newsletter', publicUrl: 'https://vitrine.example', unsubscribeUrl: 'https://vitrine.example/newsletter/unsubscribe',
  })
  expect(html).not.toContain('<b>')
  expect(text).toMatch(/^Vitrine https:\/\/vitrine\.example\n\nNewsletter\n/)
  expect(text).toContain('Foot rings\n\nTurn it <b>over</b>.\n\nThen look.\n')
  expect(text).toContain('\n\nEnamel Sign https://vitrine.example/dictionary/enamel-sign\n\nGlass on iron\n\nRead the entry https://vitrine.example/dictionary/enamel-sign\n')
  expect(text).toContain('Unsubscribe https://vitrine.example/newsletter/unsubscribe')
  expect(text).not.toContain('\n\n\n')
})
