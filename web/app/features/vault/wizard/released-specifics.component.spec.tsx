import { Refused, responds, type AskedCall } from '@vitrine/contracts/testing/in-memory-api'
import {
  createItem,
  readItem,
  readReleasedSpecifics,
  releaseSpecifics,
  updateItem,
} from '@vitrine/contracts/vault-items/endpoints'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import {
  ADD_ITEM,
  button,
  callsOf,
  EDIT_ITEM,
  openWizard,
  toDetails,
  writeItem,
} from '../../../../tests/a-wizard.ts'

const RELEASE = 'PUT /api/v1/vault/items/12/released-specifics'
const UPDATE = 'PUT /api/v1/vault/items/12'

/** The rows as they are stored, each with an id from 31. */
function storedItem(names: readonly string[], releasedIds: readonly number[] = []) {
  const rows = names.map((displayName, place): VaultItem['itemSpecifics'][number] => ({
    id: 31 + place,
    name: displayName.toLowerCase(),
    displayName,
    value: `The ${displayName}`,
  }))
  const stored = { item: aVaultItem({ itemSpecifics: rows, images: [] }), released: [...releasedIds] }
  let ids = 31 + names.length
  const tagged = (body: object) => Response.json(body, { headers: { etag: `"${stored.item.revision}"` } })
  const save = (specifics: readonly { id?: number | undefined; displayName: string; value: string }[]) => {
    stored.item = {
      ...stored.item,
      itemSpecifics: specifics.map((row) => ({ name: '', ...row, id: row.id ?? ids++ })),
      revision: stored.item.revision + 1,
    }
    return tagged({ response: { id: 12 } })
  }
  /** What the next release responds with instead. */
  const next: { answers: (() => Response | Promise<Response>)[] } = { answers: [] }
  return {
    stored,
    next,
    release: (sent: readonly number[]) => {
      stored.released = [...sent]
      stored.item = { ...stored.item, revision: stored.item.revision + 1 }
    },
    responders: [
      responds(readItem, () => stored.item),
      responds(readReleasedSpecifics, () => ({ ids: stored.released, isInPublicCollection: false })),
      responds(createItem, ({ query, body }) =>
        query.validationOnly ? tagged({ response: { id: 0 } }) : save(body.itemSpecifics ?? []),
      ),
      responds(updateItem, ({ query, body }) =>
        query.validationOnly ? tagged({ response: { id: 12 } }) : save(body.itemSpecifics ?? []),
      ),
      responds(releaseSpecifics, ({ body }) => {
        const answer = next.answers.shift()
        if (answer) return answer()
        stored.released = body.ids
        stored.item = { ...stored.item, revision: stored.item.revision + 1 }
        return tagged({ ids: body.ids, isInPublicCollection: false })
      }),
    ],
  }
}

const row = (place: number) => page.getByRole('group', { name: `Specific ${place}` })
const box = (place: number) => row(place).getByRole('checkbox', { name: 'Show on the public page' })
async function addRow(place: number, name: string) {
  await button('Add a specific').click()
  await row(place).getByLabelText('Name').fill(name)
  await row(place).getByLabelText('Value').fill(`The ${name}`)
}
async function save(finish: 'Save' | 'Upload Item') {
  await button('Next').click()
  await button(finish).click()
}
const isDone = () => expect.element(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
const releases = (asked: readonly AskedCall[]) =>
  asked
    .filter(({ method, path }) => `${method} ${path}` === RELEASE)
    .map(({ body, headers }) => [body, headers.get('if-match')])

beforeEach(() => sessionStorage.clear())

test('a new specific is hidden, and shown once its box is ticked: after the save, over its revision', async () => {
  const { stored, responders } = storedItem([])
  const { asked } = await openWizard(ADD_ITEM, ...responders)
  await toDetails()
  await writeItem()
  await addRow(1, 'Maker')
  await addRow(2, 'Found')
  await expect.element(box(1)).not.toBeChecked()
  await box(1).click()
  await save('Upload Item')
  await isDone()
  expect(callsOf(asked).slice(-2)).toEqual(['POST /api/v1/vault/items', RELEASE])
  expect(releases(asked)).toEqual([[{ ids: [31] }, '"4"']])
  expect(stored.released).toEqual([31])
})

test('where nothing is shown, nothing more is asked than before', async () => {
  const { responders } = storedItem([])
  const { asked } = await openWizard(ADD_ITEM, ...responders)
  await toDetails()
  await writeItem()
  await addRow(1, 'Maker')
  await save('Upload Item')
  await isDone()
  expect(releases(asked)).toEqual([])
})

test('boxes of a stored item are as they were left; unticked, a specific is hidden again', async () => {
  const { stored, responders } = storedItem(['Maker', 'Found'], [31])
  const { asked } = await openWizard(EDIT_ITEM, ...responders)
  await toDetails()
  await expect.element(box(1)).toBeChecked()
  await expect.element(box(2)).not.toBeChecked()
  await box(1).click()
  await save('Save')
  await isDone()
  expect([releases(asked), stored.released]).toEqual([[[{ ids: [] }, '"4"']], []])
})

test('a save of other fields leaves what is shown as it is', async () => {
  const { stored, responders } = storedItem(['Maker'], [31])
  const { asked } = await openWizard(EDIT_ITEM, ...responders)
  await toDetails()
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('Georgian')
  await save('Save')
  await isDone()
  expect([releases(asked), stored.released]).toEqual([[], [31]])
})

test('a release that fails is told, and is tried again with the next save, as an update', async () => {
  const { stored, next, responders } = storedItem([])
  next.answers.push(() => new Refused('SERVICE_UNAVAILABLE').response)
  const { asked } = await openWizard(ADD_ITEM, ...responders)
  await toDetails()
  await writeItem()
  await addRow(1, 'Maker')
  await box(1).click()
  await save('Upload Item')
  await expect.element(page.getByText(/^Your item is saved, but what its public page shows/)).toBeVisible()
  await button('Upload Item').click()
  await isDone()
  expect(callsOf(asked).slice(-4)).toEqual(['POST /api/v1/vault/items', RELEASE, UPDATE, RELEASE])
  expect(stored.released).toEqual([stored.item.itemSpecifics[0]?.id])
})

test('a release whose response was lost is no conflict', async () => {
  const { stored, next, release, responders } = storedItem(['Maker'], [])
  next.answers.push(() => {
    release([31])
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const { asked } = await openWizard(EDIT_ITEM, ...responders)
  await toDetails()
  await box(1).click()
  await save('Save')
  await expect.element(page.getByText(/^Your item is saved, but what its public page shows/)).toBeVisible()
  await button('Save').click()
  await isDone()
  const revisions = asked
    .filter(({ method, path }) => `${method} ${path}` === UPDATE)
    .map(({ headers }) => headers.get('if-match'))
  expect([revisions, stored.released]).toEqual([['"3"', '"5"'], [31]])
})

test('what was ticked and not saved is offered again', async () => {
  const { responders } = storedItem(['Maker'])
  await openWizard(EDIT_ITEM, ...responders)
  await toDetails()
  await box(1).click()
  await expect.element(box(1)).toBeChecked()
  await openWizard(EDIT_ITEM, ...responders)
  await button('Bring it back').click()
  await toDetails()
  await expect.element(box(1)).toBeChecked()
})
