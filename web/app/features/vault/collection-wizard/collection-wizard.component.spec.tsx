import * as collections from '@vitrine/contracts/collections/endpoints'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { checkText } from '@vitrine/contracts/forbidden-words/endpoints'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import { readStorage } from '@vitrine/contracts/vault-media/endpoints'
import { GIGABYTE, storageFull } from '@vitrine/contracts/vault-media/storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPhotoFile, chooseFiles } from '../../../../tests/a-photo-file.ts'
import { aUser } from '../../../../tests/a-user.ts'
import {
  aCollection,
  aVault,
  callsTo,
  listed,
  respondsFor,
  type TestVault,
} from '../../../../tests/a-vault.ts'
import { all, textsOf, typeAtOnce } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const CREATE = '/app/vault/createCollection'
const EDIT = '/app/vault/editCollection?collectionId=7'
const CALL = '/api/v1/vault/item-collections'
const ITEMS = '/api/v1/vault/items'
const inside = { itemCollections: [{ id: 7, title: 'Tea pots' }] }
const vaultOf = (change: Partial<TestVault> = {}) =>
  aVault({
    collections: [
      aCollection(7, {
        title: 'Tea pots',
        description: 'From home.',
        picture: '/api/v1/vault/media/a',
        status: 'private',
      }),
    ],
    items: [listed(1), listed(2), listed(3, inside)],
    ...change,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const step = (name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${name}`) })
const candidates = () => textsOf(all('ul[aria-label="Items to add"] h3'))
const chosen = () => textsOf(all('ul[aria-label="Chosen items"] li p'))
const changes = (asked: readonly { method: string; path: string; body: unknown }[]) =>
  asked
    .filter(({ method, path }) => method !== 'GET' && path !== checkText.path)
    .map(({ method, path, body }) => [method, path, body])
const whole = { title: 'Blue jugs', description: 'All of them.', status: 'public' }

const creates = responds(collections.createCollection, ({ query: { validationOnly } }) => ({
  response: { id: validationOnly ? 0 : 9 },
}))
const updates = responds(collections.updateCollection, ({ params: { id } }) => ({ response: { id } }))
const patches = responds(items.patchItem, ({ params: { id } }) => listed(id))
/** The call that takes the picture. */
const takesPicture = (respond: () => Response): Responder => ({
  method: 'POST',
  pattern: /^\/api\/v1\/vault\/item-collections\/upload\/\d+\/image$/,
  respond: async () => respond(),
})
const picture = takesPicture(() => Response.json({ response: { id: 9, picture: '/api/v1/vault/media/b' } }))

beforeEach(() => {
  sessionStorage.clear()
  window.dataLayer = []
})

async function writeDetails({ title = whole.title, description = whole.description } = {}) {
  await field('Title').fill(title)
  await field('Description').fill(description)
}

describe('D2-078, D3-027 to D3-029, D3-031, D3-034, D3-036, D3-037, D3-040, D3-044, D3-049, D3-052: a new collection', () => {
  test('what was typed and chosen and not saved is offered again, and is forgotten once it is saved', async () => {
    const calls = [creates, patches, ...respondsFor(vaultOf())]
    await openSite(CREATE, ...calls)
    await writeDetails()
    await page.getByRole('radio', { name: 'Private' }).click()
    await openSite(CREATE, ...calls)
    await button('Bring it back').click()
    await expect.element(field('Title')).toHaveValue(whole.title)
    await expect.element(field('Description')).toHaveValue(whole.description)
    await expect.element(page.getByRole('radio', { name: 'Private' })).toBeChecked()
    await button('Next').click()
    await button('Add Jug 1').click()
    await openSite(CREATE, ...calls)
    await button('Bring it back').click()
    await button('Next').click()
    await expect.poll(chosen).toEqual(['Jug 1'])
    await button('Create collection').click()
    await expect.element(page.getByText(/successfully added to your vault/)).toBeVisible()
    await openSite(CREATE, ...calls)
    await expect.element(field('Title')).toHaveValue('')
    await expect.element(button('Bring it back')).not.toBeInTheDocument()
  })

  test('is made in two steps: checked, stored, its picture sent, its items put in; then it is shown', async () => {
    const { asked, place } = await openSite(CREATE, creates, patches, picture, ...respondsFor(vaultOf()))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Create collection' })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Public' })).toBeChecked()
    await expect.element(page.getByText(/^Anyone can see it: title, description/)).toBeVisible()
    await expect.element(button('Next')).toBeDisabled()
    await expect.element(step('Add items')).toBeDisabled()
    await writeDetails()
    chooseFiles('Thumbnail', [await aPhotoFile('jug.jpg')])
    await expect.element(page.getByAltText('The thumbnail of your collection')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    await button('Next').click()
    await expect.poll(candidates).toEqual(['Jug 1', 'Jug 2'])
    expect(changes(asked)).toEqual([['POST', `${CALL}?validationOnly=true`, whole]])
    await expect
      .element(page.getByText('Items in a public collection can be seen by everyone.'))
      .toBeVisible()
    // D2-078: items are chosen here, and none is made.
    expect(page.getByText(/add new/i).elements()).toEqual([])
    await button('Add Jug 1').click()
    await button('Add Jug 2').click()
    await expect.element(button('Added: Jug 2')).toHaveAttribute('aria-pressed', 'true')
    expect(chosen()).toEqual(['Jug 1', 'Jug 2'])
    await button('Remove Jug 2').click()
    await expect.poll(chosen).toEqual(['Jug 1'])
    expect(await violationsIn('main')).toEqual([])
    await button('Create collection').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully added to your vault'))
      .toBeVisible()
    expect(changes(asked).slice(1)).toEqual([
      ['POST', `${CALL}?validationOnly=true`, whole],
      ['POST', CALL, whole],
      ['POST', `${CALL}/upload/9/image`, {}],
      ['PATCH', `${ITEMS}/1`, { id: 1, itemCollections: [{ id: 9 }] }],
    ])
    await button('Continue').click()
    await expect.poll(place).toBe('/app/vault/collections/9')
  })

  test.each([
    ['   ', 'Please use a combination of letters, numbers, and special characters in your title.'],
    ['---', 'Please use a combination of letters, numbers, and special characters in your title.'],
    ['A', 'Please use at least two characters in your title.'],
  ])('D3-042, D3-043: with the title "%s" is told so when the field is left', async (title, sentence) => {
    await openSite(CREATE, ...respondsFor(vaultOf()))
    await field('Title').fill(title)
    await userEvent.tab()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await field('Title').fill('Ab')
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
  })

  test('D2-086: an explicit word is named when its field is left, and by the save; another text takes it away', async () => {
    const explicit = {
      field: 'title',
      errorCode: 'NoExplicitWords',
      errorMessage: 'Explicit words cannot be included in the Collection title. Please revise.',
      word: 'Grotty',
    }
    await openSite(
      CREATE,
      responds(checkText, ({ body: { text } }) => ({ word: text.includes('f*ck') ? 'f*ck' : null })),
      responds(collections.createCollection, () =>
        Promise.reject(new Refused('VALIDATION_FAILED', { errors: [explicit] })),
      ),
      ...respondsFor(vaultOf()),
    )
    await writeDetails({ description: 'All the f*ck jugs.' })
    await userEvent.tab()
    await expect
      .element(field('Description'))
      .toHaveAccessibleDescription(/^Explicit words cannot be used\. Please revise\. The word is “f\*ck”\./)
    await expect.element(button('Next')).toBeDisabled()
    await field('Description').fill(whole.description)
    await button('Next').click()
    await expect
      .element(field('Title'))
      .toHaveAccessibleDescription(/^Explicit words cannot be used\. Please revise\. The word is “Grotty”\./)
    await field('Title').fill('Blue')
    await expect.element(page.getByText('Grotty')).not.toBeInTheDocument()
  })

  test('D3-041, D3-045: needs a title and a description; a title is cut at 80 characters', async () => {
    await openSite(CREATE, ...respondsFor(vaultOf()))
    await field('Title').fill('x'.repeat(100))
    await expect.element(field('Title')).toHaveValue('x'.repeat(80))
    await field('Title').fill('')
    await field('Description').click()
    await expect.element(page.getByText('Please enter a title.')).toBeVisible()
    await userEvent.tab()
    await expect
      .element(page.getByText('Please enter a description of at most 1000 characters.'))
      .toBeVisible()
    await expect.element(field('Description')).toHaveAttribute('maxlength', '1000')
  })

  test.each([
    ['exists', 'Collection already exists', 'Collection already exists'],
    [
      'NoExplicitWords',
      'Explicit words cannot be included in the Collection title. Please revise.',
      'Explicit words cannot be used. Please revise.',
    ],
    ['invalid', 'The title is wrong.', 'Something went wrong. Please try again'],
    ['null', 'There is no title.', 'Something went wrong. Please try again'],
  ])(
    'whose title the check refuses by %s stays in its step, and nothing is created',
    async (errorCode, errorMessage, sentence) => {
      const { asked } = await openSite(
        CREATE,
        responds(collections.createCollection, () =>
          Promise.reject(
            new Refused('VALIDATION_FAILED', { errors: [{ field: 'title', errorCode, errorMessage }] }),
          ),
        ),
        ...respondsFor(vaultOf()),
      )
      await writeDetails()
      await button('Next').click()
      await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
      await expect.element(button('Next')).toBeDisabled()
      await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('title')
      expect(changes(asked)).toEqual([['POST', `${CALL}?validationOnly=true`, whole]])
    },
  )

  test('D3-050, D3-051: that the save refuses goes back to the field with the server’s words; a description that is too long has the required one', async () => {
    const refused = [
      {
        field: 'title',
        errorCode: 'NoExplicitWords',
        errorMessage: 'Explicit words cannot be included in the Collection title. Please revise.',
      },
      {
        field: 'description',
        errorCode: 'Size',
        errorMessage: 'Please enter a description of at most 1000 characters.',
      },
    ]
    let calls = 0
    await openSite(
      CREATE,
      responds(collections.createCollection, () => {
        calls += 1
        if (calls > 1) throw new Refused('VALIDATION_FAILED', { errors: refused })
        return { response: { id: 0 } }
      }),
      ...respondsFor(vaultOf()),
    )
    await writeDetails()
    await button('Next').click()
    // The vault's menu has a button of the same name.
    await expect.element(page.getByRole('region', { name: 'Items in this collection' })).toBeVisible()
    await button('Create collection').click()
    for (const { errorMessage } of refused) await expect.element(page.getByText(errorMessage)).toBeVisible()
    await expect.element(field('Title')).toHaveValue('Blue jugs')
  })

  test('whose picture and one of whose items fail says so by name, and only they are tried again', async () => {
    let works = false
    const { asked } = await openSite(
      CREATE,
      creates,
      takesPicture(() =>
        works
          ? Response.json({ response: { id: 9, picture: '/api/v1/vault/media/b' } })
          : Response.json({ errorCode: 'UNEXPECTED', message: 'no' }, { status: 500 }),
      ),
      responds(items.patchItem, ({ params: { id } }) => {
        if (id === 2 && !works) throw new Refused('NOT_FOUND')
        return listed(id)
      }),
      ...respondsFor(vaultOf()),
    )
    await writeDetails()
    chooseFiles('Thumbnail', [await aPhotoFile('jug.jpg')])
    await expect.element(page.getByAltText('The thumbnail of your collection')).toBeVisible()
    await button('Next').click()
    await button('Add Jug 1').click()
    await button('Add Jug 2').click()
    await button('Create collection').click()
    await expect.element(page.getByText('Your collection was saved, but not its picture.')).toBeVisible()
    await expect.element(page.getByText('These items could not be changed: Jug 2')).toBeVisible()
    expect(sessionStorage.getItem('vaultCollectionUnfinished:7:new')).toBe('9')
    const before = asked.length
    works = true
    await button('Try again').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully added to your vault'))
      .toBeVisible()
    expect(changes(asked.slice(before)).map(([method, path]) => [method, path])).toEqual([
      ['POST', `${CALL}/upload/9/image`],
      ['PATCH', `${ITEMS}/2`],
    ])
    expect(sessionStorage.getItem('vaultCollectionUnfinished:7:new')).toBeNull()
  })

  test('whose picture is refused for what it is asks for nothing to be added again after a reload', async () => {
    const reason = 'The picture is damaged, or is not a picture.'
    await openSite(
      CREATE,
      creates,
      takesPicture(
        () =>
          new Refused('VALIDATION_FAILED', {
            errors: [{ field: 'file', errorCode: 'invalid', errorMessage: reason }],
          }).response,
      ),
      ...respondsFor(vaultOf()),
    )
    await writeDetails()
    chooseFiles('Thumbnail', [await aPhotoFile('jug.jpg')])
    await expect.element(page.getByAltText('The thumbnail of your collection')).toBeVisible()
    await button('Next').click()
    await expect.element(page.getByRole('region', { name: 'Items in this collection' })).toBeVisible()
    await button('Create collection').click()
    await expect.element(page.getByText(/but not its picture\. The picture is damaged/)).toBeVisible()
    const { place } = await openSite(CREATE, ...respondsFor(vaultOf({ collections: [aCollection(9)] })))
    await expect.poll(place).toBe(EDIT.replace('7', '9'))
    await expect.element(page.getByText('Your collection is saved.', { exact: true })).toBeVisible()
  })

  test('whose response was lost is found and updated when it is sent again, also after a reload', async () => {
    const vault = vaultOf()
    const calls = [
      responds(collections.createCollection, ({ query: { validationOnly }, body }) => {
        if (vault.collections.some(({ title }) => title === body.title)) throw new Refused('ALREADY_EXISTS')
        if (validationOnly) return { response: { id: 0 } }
        vault.collections.push(aCollection(9, { ...body, revision: 1 }))
        throw new TypeError('Failed to fetch')
      }),
      updates,
      ...respondsFor(vault),
    ]
    await openSite(CREATE, ...calls)
    await writeDetails()
    await button('Next').click()
    await expect.element(page.getByRole('region', { name: 'Items in this collection' })).toBeVisible()
    await button('Create collection').click()
    await expect.element(page.getByText(/^An error occurred while connecting to the server/)).toBeVisible()
    const { asked } = await openSite(CREATE, ...calls)
    await button('Bring it back').click()
    await button('Next').click()
    await expect.element(page.getByRole('region', { name: 'Items in this collection' })).toBeVisible()
    await button('Create collection').click()
    await expect.element(page.getByText(/successfully added to your vault/)).toBeVisible()
    expect(changes(asked).map(([method, path]) => [method, path])).toEqual([
      ['PUT', `${CALL}/9?validationOnly=true`],
      ['PUT', `${CALL}/9?validationOnly=true`],
      ['PUT', `${CALL}/9`],
    ])
  })

  test('which is stored in part is opened again where the page of a new one is reloaded', async () => {
    sessionStorage.setItem('vaultCollectionUnfinished:7:new', '7')
    const { place } = await openSite(CREATE, ...respondsFor(vaultOf()))
    await expect.poll(place).toBe(EDIT)
    await expect
      .element(page.getByText(/^Your collection is saved, but not all of its picture/))
      .toBeVisible()
    await expect.element(field('Title')).toHaveValue('Tea pots')
    expect(sessionStorage.getItem('vaultCollectionUnfinished:7:new')).toBeNull()
  })

  test('D3-064: asks before it takes an item out of a collection that another tab has put it into meanwhile', async () => {
    const { asked } = await openSite(
      CREATE,
      creates,
      responds(items.patchItem, ({ params: { id } }) => {
        if (asked.at(-1)?.headers.get('if-match') !== '"2"') throw new Refused('REVISION_CONFLICT')
        return listed(id)
      }),
      responds(items.readItem, () =>
        listed(1, { revision: 2, itemCollections: [{ id: 8, title: 'Clocks' }] }),
      ),
      ...respondsFor(vaultOf()),
    )
    await writeDetails()
    await button('Next').click()
    await button('Add Jug 1').click()
    await button('Create collection').click()
    await expect.element(page.getByText('These items could not be changed: Jug 1')).toBeVisible()
    await expect
      .element(
        page.getByText('In another collection now: Jug 1. Press “Try again” to move them into this one.'),
      )
      .toBeVisible()
    await button('Try again').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully added to your vault'))
      .toBeVisible()
    expect(
      asked
        .filter(({ method }) => method === 'PATCH')
        .map(({ headers, body }) => [headers.get('if-match'), body]),
    ).toEqual([
      ['"1"', { id: 1, itemCollections: [{ id: 9 }] }],
      ['"2"', { id: 1, itemCollections: [{ id: 9 }] }],
    ])
  })

  test('is closed to the suspended', async () => {
    await openSite(CREATE, ...respondsFor(vaultOf({ user: aUser(['ROLE_UNLIMITED'], 'Suspended') })))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Create collection' })).toBeVisible()
    await expect.element(field('Title')).not.toBeInTheDocument()
  })
})

describe('its picture', () => {
  test.each([
    [
      'a file that is no picture',
      [new File(['%PDF'], 'list.pdf', { type: 'application/pdf' })],
      'The photo has an unsupported type. Try converting it to one of the supported types or upload it from a different browser.',
    ],
    [
      'a damaged one',
      [new File(['nothing'], 'jug.jpg', { type: 'image/jpeg' })],
      'The photo is damaged, or is not a picture. Please choose another file.',
    ],
    [
      'an empty one',
      [new File([], 'jug.jpg', { type: 'image/jpeg' })],
      'The photo is invalid. Please upload a bigger picture.',
    ],
    [
      'one over 7 MB',
      [new File([new Uint8Array(7 * 1_048_576 + 1)], 'jug.jpg', { type: 'image/jpeg' })],
      'jug.jpg: The photo is too large, please use a smaller image.',
    ],
  ])('D3-046, D3-047: %s is told, and what stands there stays', async (_what, files, sentence) => {
    await openSite(EDIT, ...respondsFor(vaultOf()))
    await expect.element(page.getByAltText('The thumbnail of your collection')).toBeVisible()
    chooseFiles('Thumbnail', files)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByAltText('The thumbnail of your collection')).toBeVisible()
  })

  test('one that finds no room in the vault is refused where it is chosen', async () => {
    const full = { usedBytes: 20 * GIGABYTE, allowedBytes: 20 * GIGABYTE }
    await openSite(
      EDIT,
      responds(readStorage, () => ({ response: { ...full, deletedBytes: 0 } })),
      ...respondsFor(vaultOf()),
    )
    await expect.element(page.getByAltText('The thumbnail of your collection')).toBeVisible()
    chooseFiles('Thumbnail', [await aPhotoFile('jug.png')])
    await expect.element(page.getByText(`${storageFull(full)} You can go on without it.`)).toBeVisible()
  })

  test('D3-046: two at once are too many', async () => {
    await openSite(CREATE, ...respondsFor(vaultOf()))
    await expect.element(field('Title')).toBeVisible()
    const transfer = new DataTransfer()
    for (const name of ['a.jpg', 'b.jpg']) transfer.items.add(await aPhotoFile(name))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }))
    await expect.element(page.getByText('Maximum file count reached.')).toBeVisible()
  })

  test('is taken out by the same save', async () => {
    const { asked } = await openSite(EDIT, updates, ...respondsFor(vaultOf()))
    await button('Remove picture').click()
    await button('Next').click()
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully updated'))
      .toBeVisible()
    expect(changes(asked).at(-1)).toEqual([
      'PUT',
      `${CALL}/7`,
      { title: 'Tea pots', description: 'From home.', status: 'private', picture: null },
    ])
  })
})

describe('D3-027, D3-030, D3-036, D3-039, D3-040: editing', () => {
  test('has the stored values, offers its own items and free ones, and sends only what was changed', async () => {
    const { asked, place } = await openSite(EDIT, updates, patches, ...respondsFor(vaultOf()))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Edit collection' })).toBeVisible()
    await expect.element(field('Title')).toHaveValue('Tea pots')
    await expect.element(field('Description')).toHaveValue('From home.')
    await expect.element(page.getByRole('radio', { name: 'Private' })).toBeChecked()
    await button('Next').click()
    await expect.poll(candidates).toEqual(['Jug 1', 'Jug 2', 'Jug 3'])
    await expect
      .element(page.getByText('Items in a public collection can be seen by everyone.'))
      .not.toBeInTheDocument()
    await expect.poll(chosen).toEqual(['Jug 3'])
    await button('Added: Jug 3').click()
    await button('Add Jug 2').click()
    await expect.poll(chosen).toEqual(['Jug 2'])
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully updated'))
      .toBeVisible()
    expect(changes(asked).filter(([method]) => method === 'PATCH')).toEqual([
      ['PATCH', `${ITEMS}/2`, { id: 2, itemCollections: [{ id: 7 }] }],
      ['PATCH', `${ITEMS}/3`, { id: 3, itemCollections: [] }],
    ])
    await button('Continue').click()
    await expect.poll(place).toBe('/app/vault/collections/7')
  })

  /** A collection that another tab has changed since it was opened here. */
  async function openChangedElsewhere(change: Partial<Collection>) {
    let now = aCollection(7, { title: 'Tea pots', description: 'From home.', status: 'private', revision: 3 })
    const site = await openSite(
      EDIT,
      responds(collections.readCollection, () => ({ ...now, items: [] })),
      responds(collections.updateCollection, ({ params: { id }, query: { validationOnly } }) => {
        if (!validationOnly && site.asked.at(-1)?.headers.get('if-match') !== `"${now.revision}"`)
          throw new Refused('REVISION_CONFLICT')
        return { response: { id } }
      }),
      ...respondsFor(vaultOf()),
    )
    await expect.element(field('Title')).toHaveValue('Tea pots')
    now = aCollection(7, { ...now, revision: 4, ...change })
    return site
  }
  const stored = (asked: readonly AskedCall[]) =>
    asked
      .filter(({ method, path }) => method === 'PUT' && !path.includes('validationOnly'))
      .map(({ headers, body }) => [headers.get('if-match'), body])

  test('D3-052: keeps what another tab has changed of the same collection: a new title makes nothing public again', async () => {
    const { asked } = await openChangedElsewhere({ status: 'public', description: 'From the attic.' })
    await field('Title').fill('Tea pots and cups')
    await button('Next').click()
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully updated'))
      .toBeVisible()
    expect(stored(asked)).toEqual([
      ['"3"', { title: 'Tea pots and cups', description: 'From home.', status: 'private' }],
      ['"4"', { title: 'Tea pots and cups', description: 'From the attic.', status: 'public' }],
    ])
  })

  test('D3-052: asks where the same field was changed in another tab, and loses neither', async () => {
    const { asked } = await openChangedElsewhere({ title: 'Their pots', description: 'From the attic.' })
    await field('Title').fill('My pots')
    await button('Next').click()
    await button('Save').click()
    await expect
      .element(page.getByRole('alertdialog', { name: 'This collection was changed elsewhere' }))
      .toBeVisible()
    expect(await violationsIn('[role="alertdialog"]')).toEqual([])
    await button('Keep mine').click()
    await expect.element(field('Title')).toHaveValue('My pots')
    await expect.element(field('Description')).toHaveValue('From the attic.')
    const kept = 'Your changes are still here; everything else is as it is stored now. Nothing is saved yet:'
    await expect
      .element(page.getByText(`${kept} press Next, and Save on the last step, to store your changes.`))
      .toBeVisible()
    await button('Next').click()
    await expect.element(page.getByText(`${kept} press Save to store your changes.`)).toBeVisible()
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully updated'))
      .toBeVisible()
    await expect.element(page.getByText(kept, { exact: false })).not.toBeInTheDocument()
    expect(stored(asked).at(-1)).toEqual([
      '"4"',
      { title: 'My pots', description: 'From the attic.', status: 'private' },
    ])
  })

  test('shows theirs where the member prefers it, and saves nothing by that', async () => {
    const { asked } = await openChangedElsewhere({ title: 'Their pots' })
    await field('Title').fill('My pots')
    await button('Next').click()
    await button('Save').click()
    await button('Load theirs').click()
    await expect.element(field('Title')).toHaveValue('Their pots')
    expect(stored(asked)).toHaveLength(1)
  })

  test('brings back what was typed after theirs was shown, and leaves the rest as it is stored', async () => {
    const { asked } = await openChangedElsewhere({ title: 'Their pots', description: 'From the attic.' })
    await field('Title').fill('My pots')
    await button('Next').click()
    await button('Save').click()
    await button('Load theirs').click()
    await expect.element(field('Title')).toHaveValue('Their pots')
    expect(await violationsIn('main')).toEqual([])
    await button('Bring it back').click()
    await expect.element(field('Title')).toHaveValue('My pots')
    await expect.element(field('Description')).toHaveValue('From the attic.')
    await expect.element(button('Bring it back')).not.toBeInTheDocument()
    await button('Next').click()
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your collection has been successfully updated'))
      .toBeVisible()
    expect(stored(asked).at(-1)).toEqual([
      '"4"',
      { title: 'My pots', description: 'From the attic.', status: 'private' },
    ])
  })

  test.each([
    [
      'put into another collection',
      () => listed(3, { revision: 2, itemCollections: [{ id: 8, title: 'Clocks' }] }),
    ],
    ['deleted', () => Promise.reject(new Refused('NOT_FOUND'))],
  ])(
    'D3-064: an item that another tab has %s stays there when it is taken out here',
    async (_what, theirs) => {
      const { asked } = await openSite(
        EDIT,
        updates,
        responds(items.patchItem, () => Promise.reject(new Refused('REVISION_CONFLICT'))),
        responds(items.readItem, theirs),
        ...respondsFor(vaultOf()),
      )
      await button('Next').click()
      await button('Added: Jug 3').click()
      await button('Save').click()
      await expect
        .element(page.getByText('Congratulations! Your collection has been successfully updated'))
        .toBeVisible()
      expect(
        asked
          .filter(({ method }) => method === 'PATCH')
          .map(({ headers, body }) => [headers.get('if-match'), body]),
      ).toEqual([['"1"', { id: 3, itemCollections: [] }]])
    },
  )

  describe('of one that another tab has deleted', () => {
    const gone = responds(collections.updateCollection, () => Promise.reject(new Refused('NOT_FOUND')))

    test('D3-052: says so, and what was typed is kept as a new collection', async () => {
      const { asked, place } = await openSite(EDIT, gone, creates, patches, ...respondsFor(vaultOf()))
      await field('Title').fill('Tea pots and cups')
      await button('Next').click()
      await expect.element(page.getByText('Collection not found')).toBeVisible()
      await expect
        .element(page.getByText('It was deleted elsewhere. What you typed is still here.'))
        .toBeVisible()
      await expect.element(field('Title')).toHaveValue('Tea pots and cups')
      await button('Keep it as a new collection').click()
      await expect
        .element(
          page.getByText(
            /^This will be saved as a new collection\. The picture and the items that were stored with the deleted one/,
          ),
        )
        .toBeVisible()
      await expect.element(page.getByText('Collection not found')).not.toBeInTheDocument()
      await expect.element(page.getByAltText('The thumbnail of your collection')).not.toBeInTheDocument()
      expect(await violationsIn('main')).toEqual([])
      await button('Next').click()
      await button('Add Jug 1').click()
      await button('Create collection').click()
      await expect
        .element(page.getByText('Congratulations! Your collection has been successfully added to your vault'))
        .toBeVisible()
      const made = { title: 'Tea pots and cups', description: 'From home.', status: 'private' }
      expect(changes(asked).filter(([, path]) => path !== `${CALL}/7?validationOnly=true`)).toEqual([
        ['POST', `${CALL}?validationOnly=true`, made],
        ['POST', `${CALL}?validationOnly=true`, made],
        ['POST', CALL, made],
        ['PATCH', `${ITEMS}/1`, { id: 1, itemCollections: [{ id: 9 }] }],
      ])
      await button('Continue').click()
      await expect.poll(place).toBe('/app/vault/collections/9')
    })

    test('D3-052: while its items were chosen keeps those that were to be put in, and takes none out', async () => {
      const { asked } = await openSite(
        EDIT,
        responds(collections.updateCollection, ({ params: { id }, query: { validationOnly } }) => {
          if (validationOnly && !asked.some(({ method, path }) => method === 'GET' && path.startsWith(ITEMS)))
            return { response: { id } }
          throw new Refused('NOT_FOUND')
        }),
        creates,
        patches,
        ...respondsFor(vaultOf()),
      )
      await button('Next').click()
      await button('Added: Jug 3').click()
      await button('Add Jug 2').click()
      await button('Save').click()
      await button('Keep it as a new collection').click()
      await expect.poll(chosen).toEqual(['Jug 2'])
      await button('Create collection').click()
      await expect
        .element(page.getByText('Congratulations! Your collection has been successfully added to your vault'))
        .toBeVisible()
      expect(changes(asked).filter(([method]) => method === 'PATCH')).toEqual([
        ['PATCH', `${ITEMS}/2`, { id: 2, itemCollections: [{ id: 9 }] }],
      ])
    })
  })

  test('counts the items of a large one with a thousands separator', async () => {
    await openSite(
      EDIT,
      updates,
      ...respondsFor(
        vaultOf({ items: Array.from({ length: 1200 }, (_, place) => listed(place + 1, inside)) }),
      ),
    )
    await button('Next').click()
    await expect.element(page.getByText('(1,200)')).toBeVisible()
    await expect.element(page.getByText('And 1,100 more, which the search finds.')).toBeVisible()
  })

  test('does not call a collection empty whose items did not come: they are asked for again', async () => {
    let isAway = true
    await openSite(
      EDIT,
      updates,
      responds(items.listItems, ({ query }) => {
        if (isAway && query['f.itemCollectionId'] !== undefined) throw new Refused('UNEXPECTED')
        const found = [listed(3, inside)]
        return { items: found, meta: { total: found.length, currentLimit: 100, currentOffset: 0 } }
      }),
      ...respondsFor(vaultOf()),
    )
    await button('Next').click()
    const chosenItems = page.getByRole('region', { name: 'Items in this collection' })
    await expect.element(chosenItems.getByRole('alert')).toBeVisible()
    await expect.element(chosenItems.getByText(/^Nothing yet/)).not.toBeInTheDocument()
    isAway = false
    await chosenItems.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(chosen).toEqual(['Jug 3'])
  })

  test('of none of the member’s says so', async () => {
    await openSite('/app/vault/editCollection?collectionId=8', ...respondsFor(vaultOf()))
    await expect
      .element(page.getByRole('heading', { name: "Sorry, but the collection can't be found in your vault." }))
      .toBeVisible()
  })
})

describe('the items to add', () => {
  async function openItems(vault: TestVault) {
    const site = await openSite(CREATE, creates, ...respondsFor(vault))
    await writeDetails()
    await button('Next').click()
    await expect.poll(() => candidates().length).toBeGreaterThan(0)
    return site
  }
  const search = () => page.getByRole('searchbox', { name: 'Search your items' })

  test('D3-039: are those of no collection, newest first, 9 a page, and narrowed from one character by one call', async () => {
    const { asked } = await openItems(
      vaultOf({ items: Array.from({ length: 12 }, (_, place) => listed(place + 1)) }),
    )
    expect(candidates()).toHaveLength(9)
    await button('Next page').click()
    await expect.poll(candidates).toEqual(['Jug 10', 'Jug 11', 'Jug 12'])
    typeAtOnce(search(), '12')
    await expect.poll(candidates).toEqual(['Jug 12'])
    expect(callsTo(asked, ITEMS)).toEqual([
      ['GET', '?f.itemCollectionIdSpecified=false&offset=0&limit=9&s=createdDate:desc'],
      ['GET', '?f.itemCollectionIdSpecified=false&offset=9&limit=9&s=createdDate:desc'],
      ['GET', '?f.itemCollectionIdSpecified=false&f.title=12&offset=0&limit=9&s=createdDate:desc'],
    ])
  })

  test('D3-014: that no title holds say what to do', async () => {
    await openItems(vaultOf())
    await search().fill('zzz')
    await expect
      .element(
        page.getByText(
          'There are no results for your search. Please try searching for another term or create the item you need',
          { exact: true },
        ),
      )
      .toBeVisible()
  })

  test('D3-029, D3-053: show 60 pixels of their description, and the rest on demand', async () => {
    await openItems(vaultOf({ items: [listed(1, { description: 'A jug of many words. '.repeat(40) })] }))
    const height = () => all('ul[aria-label="Items to add"] p')[0]?.getBoundingClientRect().height ?? 0
    await expect.element(button('Read more')).toBeVisible()
    expect(height()).toBe(60)
    await button('Read more').click()
    await expect.poll(height).toBeGreaterThan(60)
  })
})

describe('the way from step to step', () => {
  test('by keyboard begins anew at each step', async () => {
    await openSite(CREATE, creates, ...respondsFor(vaultOf()))
    await writeDetails()
    const next = button('Next').element()
    if (next instanceof HTMLElement) next.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('group', { name: 'Step 2 of 2' })).toHaveFocus()
  })

  test('takes a double click for one: what nobody has seen is not saved by it', async () => {
    const { asked } = await openSite(CREATE, creates, ...respondsFor(vaultOf()))
    await writeDetails()
    await button('Next').click()
    await expect.element(button('Create collection')).toBeVisible()
    button('Create collection')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    await button('Back').click()
    await expect.element(field('Title')).toHaveValue('Blue jugs')
    expect(changes(asked)).toEqual([['POST', `${CALL}?validationOnly=true`, whole]])
  })
})

describe('the way out', () => {
  test('D2-080, D3-032, D3-033: with something typed asks first: stay keeps it, Yes leaves; Cancel tells the analytics layer its step', async () => {
    const { place } = await openSite(CREATE, ...respondsFor(vaultOf()))
    await field('Title').fill('Blue')
    await button('Cancel').first().click()
    const warning = page.getByRole('alertdialog', { name: 'Warning' })
    await expect
      .element(warning.getByText('Are you sure you want to leave? All your progress will be lost.'))
      .toBeVisible()
    const unload = new Event('beforeunload', { cancelable: true })
    dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Title')).toHaveValue('Blue')
    expect(window.dataLayer?.filter(({ event }) => event === 'wizardCancel')).toEqual([
      { event: 'wizardCancel', wizard: 'collection', step: 1 },
    ])
    await button('Cancel').first().click()
    await warning.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(place).toBe('/app/vault/collections/list')
  })

  test('of an untouched form leads to the list without a question', async () => {
    const { place } = await openSite(CREATE, ...respondsFor(vaultOf()))
    await button('Cancel').first().click()
    await expect.poll(place).toBe('/app/vault/collections/list')
  })

  test('D3-030: Cancel stands on the first step, Back on the second: left of Next below 992 px, beside it from there on', async () => {
    await openSite(CREATE, creates, ...respondsFor(vaultOf()))
    await writeDetails()
    await expect.element(button('Back')).not.toBeInTheDocument()
    await button('Next').click()
    await expect.element(button('Create collection')).toBeVisible()
    await expect.element(button('Cancel')).toBeVisible()
    await page.viewport(991, 800)
    await expect.element(button('Cancel')).not.toBeInTheDocument()
    await expect.element(button('Back')).toBeVisible()
    await button('Back').click()
    await expect.element(field('Title')).toHaveValue('Blue jugs')
    await expect.element(step('Add items')).toBeEnabled()
  })

  test('D3-034: on a phone the steps are a dropdown', async () => {
    await page.viewport(390, 800)
    await openSite(CREATE, creates, ...respondsFor(vaultOf()))
    await writeDetails()
    const steps = page.getByRole('combobox', { name: 'Step' })
    await expect.element(steps.getByRole('option', { name: '2. Add items' })).toBeDisabled()
    await button('Next').click()
    await expect.element(button('Create collection')).toBeVisible()
    await steps.selectOptions('1. Create collection, complete')
    await expect.element(field('Title')).toHaveValue('Blue jugs')
  })
})
