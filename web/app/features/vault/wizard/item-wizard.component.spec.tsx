import { createAttribute } from '@vitrine/contracts/custom-attributes/endpoints'
import { checkText } from '@vitrine/contracts/forbidden-words/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { typedPrices, typedYears } from '@vitrine/contracts/testing/typed-prices'
import { createItem, listItems, readItem, updateItem } from '@vitrine/contracts/vault-items/endpoints'
import { retryImage } from '@vitrine/contracts/vault-media/endpoints'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aFilm } from '../../../../tests/a-film.ts'
import { aPhotoFile, chooseFiles } from '../../../../tests/a-photo-file.ts'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import {
  ADD_ITEM as ADD,
  button,
  callsOf,
  EDIT_ITEM as EDIT,
  field,
  images,
  item,
  openWizard,
  reader,
  saved,
  toDetails,
  writeItem,
} from '../../../../tests/a-wizard.ts'
import { all } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const shownPhotos = () => all('[aria-label="Your photos"] img').map((img) => img.getAttribute('src'))

/** From the first step to the last, with one photo. */
async function uploadWithPhoto() {
  await expect.element(button('Next')).toBeVisible()
  chooseFiles('Photos', [await aPhotoFile('one.jpg')])
  await expect.element(page.getByText('1 of 12 photos')).toBeVisible()
  await toDetails()
  await writeItem()
  await button('Next').click()
  await button('Upload Item').click()
}

beforeEach(() => sessionStorage.clear())

describe('D2-066 to D2-068, D2-071, D2-073, D2-075, D2-076, D2-107, D2-112, D2-113: the wizard', () => {
  test('goes step by step, checks the title before the review, and shows the item when it is saved', async () => {
    const { asked, place } = await openWizard(
      ADD,
      item(),
      responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12)),
    )
    await expect.element(page.getByRole('heading', { name: 'Add Vault Item' })).toBeVisible()
    await expect.element(page.getByText('Add item to your personal Vault')).toBeVisible()
    const steps = page.getByRole('navigation', { name: 'Steps' })
    await expect.element(steps.getByRole('button', { name: 'Add details' })).toBeDisabled()
    await expect.element(button('Back')).not.toBeInTheDocument()
    await toDetails()
    await expect.element(field('Title')).toHaveValue('')
    await expect.element(button('Next')).toBeDisabled()
    await expect
      .element(button('Next'))
      .toHaveAccessibleDescription('To go on, please check: Title, Description, Category.')
    await expect
      .element(page.getByText('Title, description and category are required. Everything else can wait.'))
      .toBeVisible()
    expect(all('[aria-required="true"]').map((one) => one.getAttribute('name'))).toEqual([
      'title',
      'description',
      'categoryId',
    ])
    await writeItem()
    await button('Next').click()
    await expect.element(page.getByRole('heading', { name: 'Silver teapot' })).toBeVisible()
    expect(callsOf(asked)).toEqual(['POST /api/v1/vault/items?validationOnly=true'])
    await steps.getByRole('button', { name: 'Upload media' }).click()
    await expect.element(page.getByRole('heading', { name: 'Photos' })).toBeVisible()
    await steps.getByRole('button', { name: 'Review and Upload' }).click()
    await button('Upload Item').click()
    await expect
      .element(page.getByText('Congratulations! Your item has been successfully added to your vault'))
      .toBeVisible()
    expect([place(), callsOf(asked).at(-1)]).toEqual([
      '/app/vault/myVaultItem?id=12',
      'POST /api/v1/vault/items',
    ])
  })

  test('D2-069, D2-070, D2-083: a step whose details are wrong is marked, and the review cannot be entered over it', async () => {
    await openWizard(
      ADD,
      responds(createItem, () => saved(0)),
    )
    await toDetails()
    await writeItem()
    await button('Next').click()
    await expect.element(button('Upload Item')).toBeVisible()
    await button('Back').click()
    await field('Title').fill('')
    await userEvent.tab()
    await expect.element(page.getByText('Required Field')).toBeVisible()
    await button('Back').click()
    const steps = page.getByRole('navigation', { name: 'Steps' })
    await expect
      .element(steps.getByRole('button', { name: 'Add details has errors' }))
      .toHaveAttribute('data-state', 'error')
    await expect.element(steps.getByRole('button', { name: 'Review and Upload' })).toBeDisabled()
  })

  test('D2-084, D2-085, D2-090, D2-104: a field is judged when it is left, by its first rule, and never while it is typed', async () => {
    await openWizard(ADD)
    await toDetails()
    await field('Title').fill(' ')
    await expect.element(page.getByText('in your title.', { exact: false })).not.toBeInTheDocument()
    await userEvent.tab()
    await expect
      .element(
        page.getByText('Please use a combination of letters, numbers, and special characters in your title.'),
      )
      .toBeVisible()
    await field('Title').fill('a')
    await expect.element(page.getByText('Please use at least two characters in your title.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Category' }).click()
    await field('Subtitle').click()
    await expect.element(page.getByText('Please select a category.')).toBeVisible()
  })

  test('D2-086: an explicit word is named when its field is left, and by the save, with the way to staff', async () => {
    const explicit = {
      field: 'title',
      errorCode: 'NoExplicitWords',
      errorMessage: vaultItemMessages.explicitWords,
      word: 'Grotty',
    }
    await openWizard(
      ADD,
      responds(checkText, ({ body: { text } }) => ({ word: text.includes('f*ck') ? 'f*ck' : null })),
      responds(createItem, () => Promise.reject(new Refused('VALIDATION_FAILED', { errors: [explicit] }))),
    )
    await toDetails()
    await writeItem()
    await field('Subtitle').fill('A f*ck teapot')
    await button('Add a specific').click()
    await field('Value').fill('f*ck')
    await userEvent.tab()
    for (const name of ['Subtitle', 'Value'])
      await expect
        .element(field(name))
        .toHaveAccessibleDescription(
          /^Explicit words cannot be used\. Please revise\. The word is “f\*ck”\. .* our staff can allow it\. Ask our staff$/,
        )
    await expect.element(button('Next')).toBeDisabled()
    await field('Subtitle').fill('A teapot')
    await button('Remove specific 1').click()
    await button('Next').click()
    await expect.element(field('Title')).toHaveAccessibleDescription(/The word is “Grotty”\./)
    await expect
      .element(page.getByRole('link', { name: 'Ask our staff' }))
      .toHaveAttribute('href', '/about-contact')
    await field('Title').fill('Good teapot')
    await expect.element(page.getByText('Grotty')).not.toBeInTheDocument()
  })

  test('D2-095 to D2-097: prices take their commas, nothing pasted, and years nine digits', async () => {
    await openWizard(ADD)
    await toDetails()
    await field('Purchase price').click()
    await userEvent.keyboard('a1234567.89')
    await expect.element(field('Purchase price')).toHaveValue('1234567.89')
    await userEvent.tab()
    await expect.element(field('Purchase price')).toHaveValue('1,234,567.89')
    // What is edited has no commas that could become a decimal mark.
    await field('Purchase price').click()
    await expect.element(field('Purchase price')).toHaveValue('1234567.89')
    const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    field('Sold price').element().dispatchEvent(pasted)
    expect(pasted.defaultPrevented).toBe(true)
    await field('Years in family').click()
    await userEvent.keyboard('1234567890')
    await userEvent.tab()
    await expect.element(page.getByText('Please use at most 9 digits.')).toBeVisible()
    await field('Years in family').fill('12a3')
    await userEvent.tab()
    await expect.element(page.getByText('Please enter a whole number of years.')).toBeVisible()
    await field('Date acquired').click()
    await userEvent.keyboard('01312999')
    await userEvent.tab()
    await expect.element(page.getByText('Please enter a date that is not in the future.')).toBeVisible()
  })

  test.each(typedPrices)(
    'D2-095: the price %j reads %j once it is left, or is refused at its field',
    async (typed, shown) => {
      await openWizard(ADD)
      await toDetails()
      await field('Purchase price').click()
      await userEvent.keyboard(typed)
      await userEvent.tab()
      await expect.element(field('Purchase price')).toHaveValue(shown ?? typed)
      const sentence = page.getByText(vaultItemMessages.priceInvalid)
      await (shown === null
        ? expect.element(sentence).toBeVisible()
        : expect.element(sentence).not.toBeInTheDocument())
    },
  )

  test.each(typedYears)('D2-097: %j years stay as typed and are refused at their field', async (typed) => {
    await openWizard(ADD)
    await toDetails()
    await field('Years in family').click()
    await userEvent.keyboard(typed)
    await userEvent.tab()
    await expect.element(field('Years in family')).toHaveValue(typed)
    await expect.element(page.getByText(vaultItemMessages.yearsInvalid)).toBeVisible()
  })

  test('D2-087, D2-105: the title that the server refuses stands at its field, with the focus, and nothing is lost', async () => {
    const exists = new Refused('ALREADY_EXISTS', {
      errors: [{ field: 'title', errorCode: 'exists', errorMessage: 'This vault item already exists.' }],
    })
    await openWizard(
      ADD,
      responds(createItem, () => Promise.reject(exists)),
    )
    await toDetails()
    await writeItem()
    await button('Next').click()
    await expect.element(page.getByText('This vault item already exists.')).toBeVisible()
    await expect.element(field('Title')).toHaveFocus()
    await expect.element(field('Description')).toHaveValue('A teapot.')
    await field('Title').fill('Another teapot')
    await expect.element(page.getByText('This vault item already exists.')).not.toBeInTheDocument()
  })

  test('an item whose response was lost is found and updated when it is sent again', async () => {
    const stored = aVaultItem({ description: 'A teapot.', revision: 1 })
    const { asked, place } = await openWizard(
      ADD,
      item(),
      responds(createItem, ({ query: { validationOnly }, body }) => {
        if (validationOnly) return saved(0)
        stored.categoryId = body.categoryId
        throw new TypeError('Failed to fetch')
      }),
      responds(listItems, () => ({
        items: [{ ...stored, id: 11, revision: 3 }, stored],
        meta: { total: 2, currentLimit: 20, currentOffset: 0 },
      })),
      responds(updateItem, () => saved(12)),
    )
    await toDetails()
    await writeItem()
    await button('Next').click()
    await button('Upload Item').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'connecting to the server' }))
      .toBeVisible()
    await button('Upload Item').click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
    expect(callsOf(asked).slice(1)).toEqual(['POST /api/v1/vault/items', 'PUT /api/v1/vault/items/12'])
  })

  test('an item whose response was lost is found after a reload as well', async () => {
    const stored = aVaultItem({ description: 'A teapot.', revision: 1 })
    let isStored = false
    const calls = [
      item(),
      responds(createItem, ({ query: { validationOnly }, body }) => {
        if (isStored) throw new Refused('ALREADY_EXISTS')
        if (validationOnly) return saved(0)
        stored.categoryId = body.categoryId
        isStored = true
        throw new TypeError('Failed to fetch')
      }),
      responds(listItems, () => ({
        items: [stored],
        meta: { total: 1, currentLimit: 20, currentOffset: 0 },
      })),
      responds(updateItem, () => saved(12)),
    ]
    await openWizard(ADD, ...calls)
    await toDetails()
    await writeItem()
    await button('Next').click()
    await button('Upload Item').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'connecting to the server' }))
      .toBeVisible()
    const { asked, place } = await openWizard(ADD, ...calls)
    await button('Bring it back').click()
    await toDetails()
    await button('Next').click()
    await button('Upload Item').click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
    expect(callsOf(asked)).toEqual([
      'PUT /api/v1/vault/items/12?validationOnly=true',
      'PUT /api/v1/vault/items/12',
    ])
  })

  test('D2-211: what the server fails at is told above the form', async () => {
    await openWizard(
      ADD,
      responds(createItem, () => Promise.reject(new Refused('UNEXPECTED'))),
    )
    await toDetails()
    await writeItem()
    await button('Next').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Something went wrong! Please try again later!' }))
      .toHaveFocus()
  })

  test('D2-098, D2-099, D2-102, D2-164: a new insurer is made first, and a refusal of it stands under its field', async () => {
    let isTaken = true
    const { asked, place } = await openWizard(
      ADD,
      item(),
      responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12)),
      responds(createAttribute, ({ body }) => {
        if (isTaken)
          throw new Refused('ALREADY_EXISTS', {
            errors: [
              {
                field: 'displayName',
                errorCode: 'exists',
                errorMessage: 'This Insurance company name already exists. Please use the existing value.',
              },
            ],
          })
        return { response: { id: 77, type: body.type, displayName: body.displayName } }
      }),
    )
    await toDetails()
    await writeItem()
    await page.getByRole('checkbox', { name: 'Is this insured?' }).click()
    await page.getByRole('combobox', { name: 'Insurance company' }).click()
    await page.getByRole('option', { name: 'Add new' }).click()
    await expect.element(button('Next')).toBeDisabled()
    await field('Name of the insurance company').fill('Acme')
    await button('Next').click()
    await button('Upload Item').click()
    await expect
      .element(page.getByText('This Insurance company name already exists. Please use the existing value.'))
      .toBeInViewport()
    await expect.element(field('Name of the insurance company')).toHaveFocus()
    expect(callsOf(asked).filter((call) => call === 'POST /api/v1/vault/items')).toEqual([])
    isTaken = false
    await field('Name of the insurance company').fill('Acme Mutual')
    await button('Next').click()
    await button('Upload Item').click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
    expect(
      asked.find(({ method, path }) => method === 'POST' && path === '/api/v1/vault/items')?.body,
    ).toMatchObject({ insurance: { id: 77 }, customInsurance: '' })
  })

  test('D2-079, D2-082: leaving asks when something was typed, and the tab keeps it; a confirmed Cancel does not', async () => {
    const { place } = await openWizard(ADD)
    await toDetails()
    await field('Title').fill('Half a teapot')
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: 'Upload media' })
      .click()
    await button('Cancel').click()
    await expect.element(page.getByText('All information that you added will be lost.')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect([place(), sessionStorage.getItem('vaultItemDraft:7:0')]).toEqual([
      ADD,
      expect.stringContaining('Half a teapot'),
    ])
    await button('Cancel').first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect.poll(place).toBe('/app/vault/dashboard')
    expect(sessionStorage.getItem('vaultItemDraft:7:0')).toBeNull()
  })

  test('D2-214: what was typed before is offered again; photos are named that have to be added again', async () => {
    await openWizard(ADD)
    await expect.element(button('Next')).toBeVisible()
    chooseFiles('Photos', [await aPhotoFile('lid.jpg'), await aPhotoFile('base.jpg')])
    await expect.element(page.getByText('2 of 12 photos')).toBeVisible()
    await toDetails()
    await field('Title').fill('Half a teapot')
    await openWizard(ADD)
    const lost = page.getByText('Please add again: lid.jpg, base.jpg.', { exact: false })
    await expect.element(lost).toBeVisible()
    await button('OK').click()
    await expect.element(lost).not.toBeInTheDocument()
    await button('Bring it back').click()
    await toDetails()
    await expect.element(field('Title')).toHaveValue('Half a teapot')
  })
})

describe('D2-073, D2-074, D2-121, D2-124, D2-128: photos of the wizard', () => {
  test('D2-110, D2-112: are sent one call each, after the item, with the revision of the call before', async () => {
    const { asked, place } = await openWizard(
      ADD,
      item(),
      images(),
      responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12)),
    )
    await expect.element(button('Next')).toBeVisible()
    chooseFiles('Photos', [await aPhotoFile('one.jpg'), await aPhotoFile('two.png', { type: 'image/png' })])
    await expect.element(page.getByText('2 of 12 photos')).toBeVisible()
    await toDetails()
    await writeItem()
    await button('Next').click()
    await button('Upload Item').click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
    const sent = asked.filter(({ path }) => path === '/api/v1/vault/items/12/images/edit')
    expect(
      sent.map(({ headers, body }) => [
        headers.get('if-match'),
        (body as { images: object[] }).images.map((entry) => Object.keys(entry)),
      ]),
    ).toEqual([
      ['"4"', [['base64ImageData']]],
      ['"9"', [['url'], ['base64ImageData']]],
    ])
  })

  test('one that fails keeps the wizard with the new id, says so, and is tried again without a second create', async () => {
    let isAway = true
    const away = () => (isAway ? new Refused('SERVICE_UNAVAILABLE').response : null)
    const { asked, place } = await openWizard(
      ADD,
      item(),
      images(away),
      responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12)),
    )
    await uploadWithPhoto()
    await expect
      .element(
        page.getByText(
          'Your item is saved, but not all of its photos. They are kept here: try again, or remove what cannot be used.',
        ),
      )
      .toBeVisible()
    expect(sessionStorage.getItem('vaultItemDraft:7:0')).toBeNull()
    isAway = false
    await page.getByRole('button', { name: 'Try again with photo 1, the cover' }).click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
    expect(callsOf(asked).filter((call) => call === 'POST /api/v1/vault/items')).toHaveLength(1)
    expect(sessionStorage.getItem('vaultItemUnfinished:7:new')).toBeNull()
  })

  test('a reload after the item was saved without them opens the stored item, once', async () => {
    const away = () => new Refused('SERVICE_UNAVAILABLE').response
    const creates = responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12))
    await openWizard(ADD, item(), images(away), creates)
    await uploadWithPhoto()
    await expect
      .element(page.getByText(/^Your item is saved, but not all of its photos\. They/))
      .toBeVisible()
    const { place } = await openWizard(ADD, item())
    await expect.poll(place).toBe(EDIT)
    await expect
      .element(
        page.getByText(
          'Your item is saved, but not all of its photos and video. Please add again what is missing.',
        ),
      )
      .toBeVisible()
    await expect.element(page.getByText('2 of 12 photos')).toBeVisible()
    await expect.element(page.getByText('You typed something here')).not.toBeInTheDocument()
    await openWizard(ADD)
    await expect.element(page.getByText('0 of 12 photos')).toBeVisible()
  })

  test('a reload opens the stored item without asking for a video that was refused for what it is', async () => {
    const reason =
      'The video has an unsupported type. Please use one of the following formats: mp4, mov, qt, webm.'
    const refuses: Responder = {
      method: 'POST',
      pattern: /^\/api\/v1\/vault\/items\/(?<id>\d+)\/videos\/edit$/,
      respond: async () =>
        new Refused('VALIDATION_FAILED', {
          errors: [{ field: 'videos', errorCode: 'invalid', errorMessage: reason }],
        }).response,
    }
    const creates = responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12))
    await openWizard(ADD, item(), refuses, creates)
    await expect.element(button('Next')).toBeVisible()
    chooseFiles('Video', [await aFilm('film.webm')])
    await expect.element(page.getByText('film.webm')).toBeVisible()
    await toDetails()
    await writeItem()
    await button('Next').click()
    await button('Upload Item').click()
    await expect.element(page.getByText(reason)).toBeVisible()
    const { place } = await openWizard(ADD, item())
    await expect.poll(place).toBe(EDIT)
    await expect.element(page.getByText('Your item is saved.', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Please add again what is missing')).not.toBeInTheDocument()
  })

  test('one that is refused for what it is does not offer to be sent again, and is taken out', async () => {
    const reason =
      'The photo has an unsupported type. Try converting it to one of the supported types or upload it from a different browser.'
    const refuses = () =>
      Response.json(
        {
          errorCode: 'VALIDATION_FAILED',
          message: 'No.',
          errors: [{ field: 'images.0.base64ImageData', errorCode: 'invalid', errorMessage: reason }],
        },
        { status: 400 },
      )
    const { place } = await openWizard(
      ADD,
      item(),
      images(refuses),
      responds(updateItem, () => saved(12)),
      responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12)),
    )
    await uploadWithPhoto()
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(page.getByText('Remove it, and choose another photo.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
    await button('Remove photo 1, the cover').click()
    await button('Next').click()
    await button('Next').click()
    await button('Upload Item').click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  })

  test('one whose smaller sizes failed says so at itself, and is tried again without a save', async () => {
    const [first, second] = aVaultItem().images
    if (!first || !second) throw new Error('the item has two photos')
    let isAway = true
    const retries = responds(retryImage, () =>
      isAway
        ? Promise.reject(new Refused('SERVICE_UNAVAILABLE'))
        : { response: { id: 12, images: [first, second] } },
    )
    const { asked } = await openWizard(
      EDIT,
      item({ images: [first, { ...second, isFailed: true }] }),
      retries,
    )
    await expect.element(page.getByText('The smaller sizes of this photo could not be made.')).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again with photo 2' })
    await again.click()
    await expect
      .element(page.getByText('The service is not ready yet. Please try again shortly.'))
      .toBeVisible()
    isAway = false
    await again.click()
    await expect.element(again).not.toBeInTheDocument()
    expect(callsOf(asked)).toEqual(
      Array.from({ length: 2 }, () => 'POST /api/v1/vault/items/12/images/22/retry'),
    )
    await expect.element(page.getByText('2 of 12 photos')).toBeVisible()
  })

  test('what is no photo is listed at the top of the area until others are chosen, and does not hold up Next', async () => {
    await openWizard(ADD)
    await expect.element(button('Next')).toBeVisible()
    chooseFiles('Photos', [
      new File(['words'], 'notes.txt', { type: 'text/plain' }),
      new File(['no picture'], 'cut.png', { type: 'image/png' }),
    ])
    await expect
      .element(
        page.getByText(
          'notes.txt: Photo is not in a supported format. Please use one of the following formats: jpg, jpeg, bmp, gif, png, heic, heif',
        ),
      )
      .toBeVisible()
    await expect
      .element(
        page.getByText('cut.png: The photo is damaged, or is not a picture. Please choose another file.'),
      )
      .toBeVisible()
    await expect.element(button('Next')).toBeEnabled()
    await button('Remove refused file 1').click()
    await expect.element(page.getByText(/^notes\.txt/)).not.toBeInTheDocument()
    await expect.element(page.getByText(/^cut\.png/)).toBeVisible()
    chooseFiles('Photos', [await aPhotoFile('one.jpg')])
    await expect.element(page.getByText('1 of 12 photos')).toBeVisible()
    await expect.element(page.getByText(/^cut\.png/)).not.toBeInTheDocument()
    await expect.element(button('Next')).toBeEnabled()
  })

  test('a refused file is removed from the list, and the focus goes to where others are chosen', async () => {
    await openWizard(ADD)
    await expect.element(button('Next')).toBeVisible()
    for (const [area, choose, file] of [
      ['Photos', 'Choose photos', new File(['words'], 'notes.txt', { type: 'text/plain' })],
      ['Video', 'Choose a video', new File(['words'], 'notes.txt', { type: 'text/plain' })],
    ] as const) {
      const remove = button('Remove refused file 1')
      await expect.element(remove).not.toBeInTheDocument()
      chooseFiles(area, [file])
      await expect.element(remove).toBeVisible()
      await expect.element(button('Next')).toBeEnabled()
      await remove.click()
      await expect.element(remove).not.toBeInTheDocument()
      await expect.element(page.getByRole('region', { name: area }).getByRole('alert')).toHaveTextContent('')
      await expect.element(button(choose)).toHaveFocus()
      await expect.element(button('Next')).toBeEnabled()
    }
  })

  test('D2-110: move by the keyboard, and another order is one call with urls alone', async () => {
    const { asked } = await openWizard(
      EDIT,
      item(),
      images(),
      responds(updateItem, () => saved(12)),
    )
    const handle = page.getByRole('button', { name: 'Move photo 2' })
    await expect.element(handle).toBeVisible()
    handle.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await toDetails()
    await button('Next').click()
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your item has been successfully updated'))
      .toBeVisible()
    expect(asked.find(({ path }) => path.endsWith('/images/edit'))?.body).toEqual({
      images: [{ url: '/api/v1/vault/media/second' }, { url: '/api/v1/vault/media/first' }],
    })
  })

  test('D2-118, D2-129: the editor cuts a photo to the size that is asked for, and marks it', async () => {
    await openWizard(ADD)
    await expect.element(button('Next')).toBeVisible()
    chooseFiles('Photos', [await aPhotoFile('one.png', { type: 'image/png', width: 800, height: 600 })])
    await expect.poll(shownPhotos).toEqual([expect.stringMatching(/^data:/)])
    const before = shownPhotos()
    await page.getByRole('button', { name: 'Edit photo 1, the cover' }).click()
    const width = page.getByRole('spinbutton', { name: 'Width' })
    await expect.element(width).toHaveValue('800')
    await width.fill('499')
    await expect.element(button('Apply')).toBeDisabled()
    await width.fill('600')
    await page.getByRole('switch', { name: 'Zoom out' }).click()
    await expect.element(page.getByRole('slider', { name: 'Scale' })).toHaveValue('0.75')
    await button('Apply').click()
    await expect.poll(shownPhotos).not.toEqual(before)
  })
})

describe('D2-002, D2-066, D2-071, D2-107, D2-111, D2-113: an edit', () => {
  test('D2-076: asks no dry run while the title is as it was, and sends nothing of photos and video that nobody changed', async () => {
    const { asked } = await openWizard(
      EDIT,
      item(),
      responds(updateItem, () => saved(12)),
    )
    await expect.element(page.getByRole('heading', { name: 'Edit Vault Item' })).toBeVisible()
    await toDetails()
    await field('Subtitle').fill('Queen Anne')
    await button('Next').click()
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your item has been successfully updated'))
      .toBeVisible()
    expect(callsOf(asked)).toEqual(['PUT /api/v1/vault/items/12'])
    expect(asked.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"3"')
  })

  test('D2-076: asks a dry run once the title differs', async () => {
    const { asked } = await openWizard(
      EDIT,
      item(),
      responds(updateItem, () => saved(12)),
    )
    await toDetails()
    await field('Title').fill('Silver coffee pot')
    await button('Next').click()
    await expect.element(button('Save')).toBeVisible()
    expect(callsOf(asked)).toEqual(['PUT /api/v1/vault/items/12?validationOnly=true'])
  })

  test('D2-109: of an item that was changed elsewhere keeps what was typed here and takes the rest, or the other way round', async () => {
    let theirs = aVaultItem()
    let isChanged = true
    const { asked } = await openWizard(
      EDIT,
      responds(readItem, () => theirs),
      responds(updateItem, () => (isChanged ? Promise.reject(new Refused('REVISION_CONFLICT')) : saved(12))),
    )
    await toDetails()
    await field('Subtitle').fill('Mine')
    await button('Next').click()
    theirs = aVaultItem({ revision: 8, description: 'Their description', subtitle: 'Theirs' })
    await button('Save').click()
    await button('Load theirs').click()
    await expect.element(page.getByRole('region', { name: 'Details' }).getByText('Theirs')).toBeVisible()
    await button('Bring it back').click()
    await expect.element(page.getByRole('region', { name: 'Details' }).getByText('Mine')).toBeVisible()
    theirs = aVaultItem({ revision: 9, description: 'Newer description', subtitle: 'Newer' })
    await button('Save').click()
    await button('Keep mine').click()
    await expect.element(page.getByRole('region', { name: 'Details' }).getByText('Mine')).toBeVisible()
    const next = page.getByText(
      'Your changes are still here; everything else is as it is stored now. Nothing is saved yet: press Save to store your changes.',
    )
    await expect.element(next).toBeVisible()
    await button('Back').click()
    await expect
      .element(
        page.getByText(
          'Nothing is saved yet: press Next, and Save on the last step, to store your changes.',
          { exact: false },
        ),
      )
      .toBeVisible()
    await button('Next').click()
    isChanged = false
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your item has been successfully updated'))
      .toBeVisible()
    const last = asked.findLast(({ method }) => method === 'PUT')
    expect([last?.headers.get('if-match'), last?.body]).toEqual([
      '"9"',
      expect.objectContaining({ subtitle: 'Mine' }),
    ])
  })

  test('of an item that was changed elsewhere brings back what was typed here, and leaves the rest as it is stored', async () => {
    let theirs = aVaultItem()
    const { asked } = await openWizard(
      EDIT,
      responds(readItem, () => theirs),
      responds(updateItem, () =>
        theirs.revision === 3 ? Promise.reject(new Refused('REVISION_CONFLICT')) : saved(12),
      ),
    )
    await toDetails()
    await field('Subtitle').fill('Mine')
    await button('Next').click()
    await button('Save').click()
    await expect.element(button('Keep mine')).toBeVisible()
    theirs = aVaultItem({ revision: 8, description: 'Their description', subtitle: 'Theirs' })
    await button('Load theirs').click()
    await button('Bring it back').click()
    await button('Save').click()
    await expect
      .poll(() => asked.findLast(({ method }) => method === 'PUT')?.body)
      .toMatchObject({ subtitle: 'Mine', description: 'Their description' })
  })

  test('of an item that was changed elsewhere keeps what was done here with its photos, and a video that came elsewhere', async () => {
    let theirs = aVaultItem()
    const { asked, place } = await openWizard(
      EDIT,
      images(),
      responds(readItem, () => theirs),
      responds(updateItem, () =>
        theirs.revision === 3 ? Promise.reject(new Refused('REVISION_CONFLICT')) : saved(12),
      ),
    )
    await button('Remove photo 1, the cover').click()
    await toDetails()
    await button('Next').click()
    await button('Save').click()
    await expect.element(button('Keep mine')).toBeVisible()
    theirs = aVaultItem({
      revision: 8,
      videos: [{ url: '/api/v1/vault/media/film', type: 'video/mp4', thumbnailUrl: null }],
    })
    await button('Keep mine').click()
    await expect.element(page.getByText('Nothing is saved yet', { exact: false })).toBeVisible()
    await button('Save').click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
    expect(asked.filter(({ path }) => path.endsWith('/edit')).map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/vault/items/12/images/edit', { images: [{ url: '/api/v1/vault/media/second' }] }],
    ])
  })

  test('whose newer state cannot be read says so, and can be settled with the next save', async () => {
    let isAway = false
    await openWizard(
      EDIT,
      responds(readItem, () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : aVaultItem())),
      responds(updateItem, () => Promise.reject(new Refused('REVISION_CONFLICT'))),
    )
    await toDetails()
    await field('Subtitle').fill('Mine')
    await button('Next').click()
    await button('Save').click()
    await expect.element(button('Keep mine')).toBeVisible()
    isAway = true
    await button('Keep mine').click()
    await expect
      .element(
        page.getByRole('alert').filter({ hasText: 'An error occurred while connecting to the server' }),
      )
      .toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Details' }).getByText('Mine')).toBeVisible()
    isAway = false
    await button('Save').click()
    await expect.element(button('Keep mine')).toBeVisible()
  })

  test('of an item that is deleted elsewhere meanwhile keeps what was typed, as a new item without the photos that are gone', async () => {
    const { asked, place } = await openWizard(
      EDIT,
      images(),
      item(),
      responds(updateItem, () => Promise.reject(new Refused('NOT_FOUND'))),
      responds(createItem, () => saved(40)),
    )
    await toDetails()
    await field('Subtitle').fill('Mine')
    await button('Next').click()
    await button('Save').click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Item not found' })).toBeVisible()
    await button('Keep it as a new item').click()
    await expect.element(page.getByText('This will be saved as a new item.', { exact: false })).toBeVisible()
    await button('Save').click()
    await expect.poll(place).toBe('/app/vault/myVaultItem?id=40')
    expect(
      asked.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/vault/items')),
    ).toMatchObject([{ path: '/api/v1/vault/items', body: { subtitle: 'Mine' } }])
  })

  test('of a missing item shows the card', async () => {
    await openSite(
      EDIT,
      reader,
      responds(readItem, () => Promise.reject(new Refused('NOT_FOUND'))),
    )
    await expect
      .element(page.getByRole('heading', { name: "Sorry, but the item can't be found in your vault." }))
      .toBeVisible()
  })
})
