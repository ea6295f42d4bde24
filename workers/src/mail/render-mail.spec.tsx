import { expect, test } from 'vitest'
import { MailText, OwnWords } from './mail-parts.tsx'
import { renderMail } from './render-mail.tsx'

const context = {
  publicUrl: 'https://vitrine.example',
  supportEmail: 'support@vitrine.example',
  recipient: 'ada@example.com',
  now: new Date(),
}

test('paragraphs, and words of others within ours, keep their own direction', async () => {
  const { html, text } = await renderMail(
    {
      subject: 'A question',
      preview: 'Of somebody',
      reason: 'somebody wrote.',
      body: (
        <MailText>
          Your collection “<OwnWords>גביעים (1890)</OwnWords>” is private.
        </MailText>
      ),
    },
    context,
  )
  expect(html).toMatch(
    /<p[^>]* dir="auto"[^>]*>\s*Your collection “<span dir="auto">גביעים \(1890\)<\/span>” is private\./,
  )
  expect(text).toContain('Your collection “גביעים (1890)” is private.')
})

test('every mail has the mark and the name above, keeps its width, and says the same in plain text without the mark', async () => {
  const { html, text } = await renderMail(
    {
      subject: 'A question',
      preview: 'Of somebody',
      reason: 'somebody wrote.',
      body: <MailText>{'y'.repeat(4_900)}</MailText>,
    },
    context,
  )
  expect(html).toContain('class="mail-mark"')
  expect(html.match(/<table[^>]*overflow-wrap:anywhere;width:100%;table-layout:fixed/g)).toHaveLength(2)
  expect(text).toMatch(/^Vitrine https:\/\/vitrine\.example\n\n-+\n\ny{4900}\n/)
})
