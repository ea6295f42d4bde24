import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderRunbook } from './Runbook.tsx'
import { anchorOf, runbookSections } from './sections.ts'

const html = renderRunbook(readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8'))

test('every section that a screen leads to is in the runbook', () => {
  for (const heading of Object.values(runbookSections)) expect(html).toContain(`id="${anchorOf(heading)}"`)
})

test('every link of the runbook leads to one of its own sections or out of the console', () => {
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
  expect(targets.length).toBeGreaterThan(0)
  for (const target of targets) {
    if (target.startsWith('#')) expect(html).toContain(`id="${target.slice(1)}"`)
    else expect(target).toMatch(/^https:/)
  }
})

test('what looks like HTML is shown as it is written', () => {
  expect(renderRunbook('# Title\n\nBefore <script>alert(1)</script> after')).not.toContain('<script>')
})
