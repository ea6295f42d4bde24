import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { createItem } from '@vitrine/contracts/vault-items/endpoints'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFiles } from '../../../../tests/a-photo-file.ts'
import {
  ADD_ITEM,
  button,
  EDIT_ITEM,
  entries,
  field,
  item,
  noTags,
  reader,
  saved,
  toDetails,
  writeItem,
} from '../../../../tests/a-wizard.ts'
import { one } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const DESKTOP = 1300
const open = (path = ADD_ITEM, ...responders: Parameters<typeof openSite>[1][]) =>
  openSite(
    path,
    ...responders,
    reader,
    entries,
    noTags,
    item(),
    responds(createItem, () => saved(0)),
  )
const left = (name: string) => button(name).element().getBoundingClientRect().left

/** Whether the browser would ask before the tab is closed. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

async function atWidth(width: number) {
  onTestFinished(() => page.viewport(DESKTOP, 800))
  await page.viewport(width, 800)
}

beforeEach(() => sessionStorage.clear())

describe('the buttons', () => {
  test('D2-072: below 992 pixels are Cancel on the first step and Back on the left of the others', async () => {
    await atWidth(991)
    await open()
    await expect.element(button('Cancel')).toBeVisible()
    await toDetails()
    await expect.element(button('Cancel')).not.toBeInTheDocument()
    expect(left('Back')).toBeLessThan(left('Next') - 200)
  })

  test('D2-072: from 992 pixels on are Cancel on the left, and Back on the right beside Next', async () => {
    await atWidth(992)
    await open()
    await toDetails()
    await expect.element(button('Cancel')).toBeVisible()
    expect(left('Next') - left('Back')).toBeLessThan(200)
    expect(left('Back') - left('Cancel')).toBeGreaterThan(200)
  })

  test('D2-073: are out of use while a call is on its way', async () => {
    const given = Promise.withResolvers<Response>()
    await open(
      ADD_ITEM,
      responds(createItem, () => given.promise),
    )
    await toDetails()
    await writeItem()
    await button('Next').click()
    for (const name of ['Next', 'Back', 'Cancel']) await expect.element(button(name)).toBeDisabled()
    given.resolve(saved(0))
    await expect.element(button('Upload Item')).toBeEnabled()
  })
})

test('D2-070: the steps are a dropdown on phones, which leads back and no further than one may go', async () => {
  await atWidth(767)
  await open()
  const steps = page.getByRole('combobox', { name: 'Step' })
  await expect.element(steps).toHaveDisplayValue('1. Upload media')
  expect([...steps.element().querySelectorAll('option')].map(({ disabled }) => disabled)).toEqual([
    false,
    true,
    true,
  ])
  await toDetails()
  await expect.element(steps).toHaveDisplayValue('2. Add details')
  await steps.selectOptions('1. Upload media')
  await expect.element(page.getByRole('heading', { name: 'Photos' })).toBeVisible()
})

test('D2-128: on a phone the page scrolls up to what is wrong with a file', async () => {
  await atWidth(390)
  // Low enough that the photos are out of sight from the page's end.
  await page.viewport(390, 360)
  await open(EDIT_ITEM)
  await expect.element(button('Next')).toBeVisible()
  scrollTo(0, document.documentElement.scrollHeight)
  const top = () => Math.round(one('section[aria-label="Photos"]').getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(0)
  chooseFiles('Photos', [new File(['words'], 'notes.txt', { type: 'text/plain' })])
  await expect.element(page.getByText(/^notes\.txt: Photo is not in a supported format\./)).toBeInViewport()
  await expect.poll(top).toBeGreaterThanOrEqual(0)
})

describe('leaving', () => {
  test('D2-079: by a link of the menu asks once something was typed, and Cancel stays', async () => {
    const { place } = await open()
    await toDetails()
    await field('Title').fill('Half a teapot')
    await page.getByRole('navigation', { name: 'Vault menu' }).getByRole('link', { name: 'My Tags' }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByRole('heading', { name: 'Are you sure?' })).toBeVisible()
    await expect.element(question.getByText('All information that you added will be lost.')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(place()).toBe(ADD_ITEM)
    await expect.element(field('Title')).toHaveValue('Half a teapot')
    await page.getByRole('navigation', { name: 'Vault menu' }).getByRole('link', { name: 'My Tags' }).click()
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(place).toBe('/app/vault/myTags')
  })

  test('D2-079, D2-081: asks nothing where nothing was changed, neither does the browser', async () => {
    const { place } = await open(EDIT_ITEM)
    await toDetails()
    expect(asksBeforeUnload()).toBe(false)
    await page.getByRole('navigation', { name: 'Vault menu' }).getByRole('link', { name: 'My Tags' }).click()
    await expect.poll(place).toBe('/app/vault/myTags')
  })

  test('D2-081: by closing the tab is asked about by the browser while something is not saved', async () => {
    await open()
    await toDetails()
    await field('Title').fill('Half a teapot')
    await expect.poll(asksBeforeUnload).toBe(true)
    await field('Title').fill('')
    await expect.poll(asksBeforeUnload).toBe(false)
  })
})
