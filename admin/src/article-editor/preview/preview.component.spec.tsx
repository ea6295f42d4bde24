import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import {
  endPreviewLink,
  makePreviewLink,
  previewLinks,
  previewScreen,
} from '@vitrine/contracts/texts/endpoints'
import { textMessages } from '@vitrine/contracts/texts/messages'
import type { PreviewLink } from '@vitrine/contracts/texts/preview'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aTextState, contentInMemory, EDITOR, writtenHere } from '../../../tests/an-edited-article.ts'
import { writeHeading } from '../../../tests/editor-text.ts'
import { openConsole } from '../../../tests/open-console.tsx'
import { dialogViolations, screenViolations } from '../../../tests/screen-violations.ts'

/** As many links as can be made; the frame shows nothing, because no site is there. */
function previewedText({ most = 2 } = {}) {
  const text = aTextState()
  let links: PreviewLink[] = []
  const until = '2026-12-01T09:00:00.000Z'
  return [
    ...contentInMemory().responders,
    ...writtenHere(() => text),
    responds(previewScreen, () => ({ path: 'about:blank', expiresAt: until })),
    responds(previewLinks, () => ({ items: links })),
    responds(makePreviewLink, () => {
      if (links.length >= most)
        throw new Refused('STATUS_CONFLICT', { message: textMessages.tooManyPreviewLinks })
      links = [
        { id: links.length + 1, madeBy: 'Ada', madeAt: '2026-11-24T09:00:00.000Z', expiresAt: until },
        ...links,
      ]
      return { path: `/app/preview?token=t${links.length}`, expiresAt: until }
    }),
    responds(endPreviewLink, ({ params }) => ({
      items: (links = links.filter(({ id }) => id !== Number(params.link))),
    })),
  ]
}

const frame = () => document.querySelector('iframe')
const share = page.getByRole('dialog', { name: 'Share the draft' })

test('what is on the screen is shown as the page at three widths, without being saved', async () => {
  const { asked } = await openConsole(EDITOR, ...previewedText())
  await writeHeading('Lids')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByTitle('Snuff box, 1440 pixels wide')).toBeVisible()
  expect(asked.findLast(({ path }) => path.endsWith('/preview'))?.body).toEqual({
    blocks: [{ type: 'heading', level: 2, text: 'Lids' }],
  })
  expect(asked.some(({ method, path }) => method === 'PUT' && path.endsWith('/content'))).toBe(false)
  for (const [name, width] of [
    ['Tablet, 820', 820],
    ['Phone, 390', 390],
    ['Desktop, 1440', 1440],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByTitle(`Snuff box, ${width} pixels wide`)).toBeVisible()
    // Its own width decides about its layout, however little room it has here.
    expect(frame()?.style.width).toBe(`${width}px`)
    await expect
      .poll(() => frame()?.getBoundingClientRect().width)
      .toBeLessThanOrEqual(Math.min(width, innerWidth))
  }
  expect(await screenViolations()).toEqual([])
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Text' }).getByText('Lids')).toBeVisible()
})

test('a link is made of what is saved first, shown once, listed and ended', async () => {
  const { asked } = await openConsole(EDITOR, ...previewedText())
  await writeHeading('Lids')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Share the draft' }).click()
  await expect.element(share.getByText('No link works at the moment.')).toBeVisible()
  await share.getByRole('button', { name: 'Make a link' }).click()
  await expect
    .element(share.getByLabelText('Link', { exact: true }))
    .toHaveValue(`${location.origin}/app/preview?token=t1`)
  expect(
    asked
      .filter(
        ({ method, path }) =>
          (method === 'PUT' && path.endsWith('/content')) || path.endsWith('/preview-links'),
      )
      .map(({ method }) => method),
  ).toEqual(['GET', 'PUT', 'POST', 'GET'])
  expect(await dialogViolations()).toEqual([])
  await share.getByRole('button', { name: /^End the link made/ }).click()
  await expect.element(share.getByText('No link works at the moment.')).toBeVisible()
  await expect.element(share.getByLabelText('Link', { exact: true })).not.toBeInTheDocument()
})

test('a refused link says why in the dialog', async () => {
  await openConsole(EDITOR, ...previewedText({ most: 0 }))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Share the draft' }).click()
  await share.getByRole('button', { name: 'Make a link' }).click()
  await expect.element(share.getByRole('alert')).toHaveTextContent(textMessages.tooManyPreviewLinks)
})
