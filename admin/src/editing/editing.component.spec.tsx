import { changedMeanwhile } from '@vitrine/contracts/conflict-words'
import { manageAuthor, manageAuthors, updateAuthor } from '@vitrine/contracts/dictionary/endpoints'
import { createSuppression, listSuppressions } from '@vitrine/contracts/newsletter/admin-endpoints'
import {
  deletePartner,
  managePartner,
  managePartners,
  updatePartner,
} from '@vitrine/contracts/partners/endpoints'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anAuthor, type ManagedAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const SCREEN = '/app/oms/authors/4'
const field = (name: string) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Save' }).click()

/** One author in memory. A save says which revision it was made from, and `change` makes that an older one. */
function authorInMemory() {
  const stored = { author: anAuthor, refusals: 0 }
  const responders = [
    givesRows(manageAuthors, () => [stored.author]),
    responds(manageAuthor, () => stored.author),
    responds(updateAuthor, ({ body }) => {
      if (stored.refusals > 0) {
        stored.refusals -= 1
        throw new Refused('REVISION_CONFLICT')
      }
      return (stored.author = { ...stored.author, ...body, revision: stored.author.revision + 1 })
    }),
  ]
  /** What somebody else does meanwhile; the next save meets it. */
  const change = (to: Partial<ManagedAuthor>) => {
    stored.author = { ...stored.author, ...to, revision: stored.author.revision + 1 }
    stored.refusals = 1
  }
  return { stored, responders, change }
}

test.each([1440, 390])(
  'a Save that is disabled says why beside it, at %i px of a new and of a stored record',
  async (width) => {
    await page.viewport(width, 900)
    onTestFinished(() => page.viewport(1300, 800))
    const { responders } = authorInMemory()
    for (const [screen, reason] of [
      ['/app/oms/authors/create', 'Nothing has been filled in yet.'],
      [SCREEN, 'Nothing has changed yet.'],
    ] as const) {
      await openConsole(screen, ...responders)
      const button = page.getByRole('button', { name: 'Save' })
      await expect.element(button).toBeDisabled()
      await expect.element(button).toHaveAccessibleDescription(reason)
      const shown = page.getByText(reason)
      const found = shown.element()
      found.scrollIntoView({ block: 'nearest' })
      const { left, top, width: long, height } = found.getBoundingClientRect()
      expect(document.elementFromPoint(left + long / 2, top + height / 2)).toBe(found)
      await field('Credentials').fill('Keeper')
      await expect.element(button).toBeEnabled()
      await expect.element(shown).not.toBeInTheDocument()
    }
  },
)

test('what was typed and not saved is offered again, in those fields alone that were typed in', async () => {
  const { responders } = authorInMemory()
  await openConsole(SCREEN, ...responders)
  await field('Credentials').fill('Keeper of prints')
  await openConsole(SCREEN, ...responders)
  await expect.element(page.getByText(/that was not saved\. It is kept on this device\./)).toBeVisible()
  await expect.element(field('Credentials')).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(field('Credentials')).toHaveValue('Keeper of prints')
  await save()
  await expect.element(page.getByRole('heading', { name: 'Authors' })).toBeVisible()
  await openConsole(SCREEN, ...responders)
  await expect.element(field('Credentials')).toHaveValue('Keeper of prints')
  await expect.element(page.getByText(/kept on this device/)).not.toBeInTheDocument()
})

test('two openings of one record keep their own: each is offered, the newest first, and the one that was set aside comes again', async () => {
  const { responders } = authorInMemory()
  const credentials = field('Credentials')
  for (const text of ['Keeper of prints', 'Curator']) {
    await openConsole(SCREEN, ...responders)
    await credentials.fill(text)
  }
  await openConsole(SCREEN, ...responders)
  await expect.element(page.getByText(/One more text is kept and offered next\./)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(credentials).toHaveValue('Curator')
  await expect.element(page.getByText(/offered next/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(credentials).toHaveValue('Keeper of prints')
  await save()
  await expect.element(page.getByRole('heading', { name: 'Authors' })).toBeVisible()
  await openConsole(SCREEN, ...responders)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(credentials).toHaveValue('Curator')
})

test('what was kept can be discarded', async () => {
  const { responders } = authorInMemory()
  await openConsole(SCREEN, ...responders)
  await field('Credentials').fill('Keeper of prints')
  await openConsole(SCREEN, ...responders)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await openConsole(SCREEN, ...responders)
  await expect.element(field('Credentials')).toBeVisible()
  await expect.element(page.getByText(/kept on this device/)).not.toBeInTheDocument()
})

test('a conflict loses nothing: Keep mine saves the typed fields over theirs, and leaves theirs elsewhere', async () => {
  const { responders, stored, change } = authorInMemory()
  const { asked } = await openConsole(SCREEN, ...responders)
  await field('Last name').fill('Mine')
  change({ lastName: 'Theirs', about: 'Theirs too' })
  await save()
  await expect
    .element(
      page.getByText(
        /^Someone else changed this author in the meantime\. Your changes are not saved yet, but they are not lost\./,
      ),
    )
    .toBeVisible()
  await expect.element(field('Last name')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  const keepLocalChanges = page.getByRole('status').filter({ hasText: /^Nothing is saved yet/ })
  await expect
    .element(keepLocalChanges)
    .toHaveTextContent(
      'Nothing is saved yet. What you typed is in this form, and everything else is as it is stored now. Press Save to store it.',
    )
  await expect.element(keepLocalChanges).toHaveFocus()
  expect(stored.author.lastName).toBe('Theirs')
  await save()
  await expect.poll(() => [stored.author.lastName, stored.author.about]).toEqual(['Mine', 'Theirs too'])
  expect(
    asked.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match')),
  ).toEqual(['"1"', '"2"'])
})

test('who may no longer change a record is told for as long as it is so, keeps what was typed, and saves it once the role is given back', async () => {
  let mayChange = false
  const { responders, stored } = authorInMemory()
  await openConsole(
    SCREEN,
    responds(updateAuthor, ({ body }) => {
      if (!mayChange) throw new Refused('FORBIDDEN')
      return (stored.author = { ...stored.author, ...body, revision: 2 })
    }),
    ...responders,
  )
  await field('Credentials').fill('Keeper of prints')
  await save()
  const notice = page.getByRole('alert')
  await expect
    .element(notice)
    .toHaveTextContent(
      'Your account may no longer change this author, so nothing is saved. What you typed is still on this screen, and is kept on this device. An administrator can give the access back.Try again',
    )
  // It is the only one, and none that goes away by itself.
  expect(notice.elements()).toHaveLength(1)
  await expect.element(notice).toHaveFocus()
  expect(await screenViolations()).toEqual([])
  await expect.element(field('Credentials')).toHaveValue('Keeper of prints')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(notice).toHaveFocus()
  mayChange = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Authors' })).toBeVisible()
  expect(stored.author.credentials).toBe('Keeper of prints')
})

test('a refusal that says more than the loss of a role is told in its own words', async () => {
  const { responders } = authorInMemory()
  await openConsole(
    SCREEN,
    responds(updateAuthor, () => {
      throw new Refused('SECOND_FACTOR_REQUIRED')
    }),
    ...responders,
  )
  await field('Credentials').fill('Keeper of prints')
  await save()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Please enter the code from your authenticator app first. Nothing is saved. What you typed is still on this screen, and is kept on this device.Try again',
    )
})

test('an email that the form itself rejects says so at its field', async () => {
  await openConsole('/app/oms/newsletter-suppressions/create')
  const email = page.getByRole('combobox', { name: 'Email', exact: true })
  await email.fill('ana')
  await save()
  await expect.element(email).toHaveAccessibleDescription('Email is invalid')
  await expect.element(email).toHaveFocus()
})

test('who may no longer create a record is told so at the form', async () => {
  await openConsole(
    '/app/oms/newsletter-suppressions/create',
    responds(createSuppression, () => {
      throw new Refused('FORBIDDEN')
    }),
  )
  const email = page.getByRole('combobox', { name: 'Email', exact: true })
  await email.fill('ana@post.example')
  await save()
  const notice = page.getByRole('alert')
  await expect
    .element(notice)
    .toMatchTextContent(/^Your account may no longer create this, so nothing is saved\./)
  expect(notice.elements()).toHaveLength(1)
  await expect.element(email).toHaveValue('ana@post.example')
})

const HOUSE: ManagedPartner = {
  id: 6,
  source: 'A House',
  sourceUrl: 'a-house',
  graphicUrl: '/media/partners/thimblerow.svg',
  bgColor: '#F6DDD6',
  about: '',
  records: '',
  website: null,
  place: 1,
  revision: 1,
}

/** One partner in memory; null once it is deleted. */
function partnerInMemory() {
  const stored: { partner: ManagedPartner | null; isAway: boolean } = { partner: HOUSE, isAway: false }
  const there = () => {
    if (!stored.partner) throw new Refused('NOT_FOUND')
    return stored.partner
  }
  const calls = [
    givesRows(managePartners, () => (stored.partner ? [stored.partner] : [])),
    responds(managePartner, there),
    responds(deletePartner, () => void (stored.partner = null)),
  ]
  const put = responds(updatePartner, ({ body }) => {
    if (stored.isAway) return Response.json({}, { status: 503 })
    return (stored.partner = { ...there(), ...body, revision: there().revision + 1 })
  })
  return { stored, there, calls, put }
}

/** What the browser is told to say to whoever leaves with something typed; counts how often it was asked. */
function leavingIs(decided: boolean) {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(decided)
  onTestFinished(() => confirm.mockRestore())
  return confirm
}

test('theirs is loaded when asked for', async () => {
  const { stored, there, calls } = partnerInMemory()
  await openConsole(
    '/app/oms/partners/6',
    ...calls,
    responds(updatePartner, () => {
      throw new Refused('REVISION_CONFLICT')
    }),
  )
  await field('Name').fill('Mine')
  stored.partner = { ...there(), source: 'Theirs', revision: 2 }
  await save()
  await expect
    .element(
      page.getByText(
        /^Someone else changed this partner in the meantime\. Your changes are not saved yet, but they are not lost\./,
      ),
    )
    .toBeVisible()
  await expect.element(field('Name')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Load theirs' }).click()
  await expect.element(field('Name')).toHaveValue('Theirs')
})

test('what is stored is not called theirs where one has changed it oneself, in another window', async () => {
  const { stored, there, calls } = partnerInMemory()
  await openConsole(
    '/app/oms/partners/6',
    ...calls,
    responds(updatePartner, () => {
      throw new Refused('REVISION_CONFLICT', {
        message: changedMeanwhile({ by: null, isOwn: true, fields: ['name'] }),
      })
    }),
  )
  await field('Name').fill('Mine')
  stored.partner = { ...there(), source: 'Mine, too', revision: 2 }
  await save()
  await expect
    .element(
      page.getByText(
        /^You changed this yourself in the meantime, in another window: name\. Your changes here are not saved yet/,
      ),
    )
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Load theirs' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Load the other version' }).click()
  await expect.element(field('Name')).toHaveValue('Mine, too')
})

test('a failed save or a deleted record leaves what was typed, and leaving asks', async () => {
  const { stored, calls, put } = partnerInMemory()
  await openConsole('/app/oms/partners/6', ...calls, put)
  await field('Name').fill('Mine again')
  stored.isAway = true
  await save()
  await expect.element(page.getByText(/An unexpected error occurred/)).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Mine again')

  stored.isAway = false
  stored.partner = null
  await save()
  await expect
    .element(
      page.getByText(
        /^This partner was deleted after you opened it\. Copy what you typed before you leave\./,
      ),
    )
    .toBeVisible()
  await expect.element(field('Name')).toHaveValue('Mine again')
  const asked = leavingIs(true)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect.element(page.getByRole('heading', { name: 'Partners', exact: true })).toBeVisible()
  expect(asked).toHaveBeenCalledOnce()
})

test('a new record that could not be saved leaves what was typed, and leaving asks', async () => {
  const suppressed = {
    id: 3,
    email: 'suppressed@post.example',
    reason: 'staff' as const,
    note: '',
    dateCreated: '2026-03-04T05:06:07.000Z',
  }
  let isAway = true
  let kept = false
  const complaints = vi.spyOn(console, 'error')
  await openConsole(
    '/app/oms/newsletter-suppressions/create',
    givesRows(listSuppressions, () => (kept ? [suppressed] : [])),
    givesRows(managePartners, () => []),
    responds(createSuppression, () => {
      if (isAway) return Response.json({}, { status: 503 })
      kept = true
      return suppressed
    }),
  )
  // What a form is told about itself is no attribute of an element of the page.
  expect(complaints.mock.calls.filter((call) => call.includes('disableInvalidFormNotification'))).toEqual([])
  // It suggests members as one types.
  const email = page.getByRole('combobox', { name: 'Email', exact: true })
  await email.fill(suppressed.email)
  await save()
  await expect.element(page.getByText(/An unexpected error occurred/)).toBeVisible()
  const asked = leavingIs(false)
  await page.getByRole('menuitem', { name: 'Partners' }).click()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await expect.element(email).toHaveValue(suppressed.email)

  isAway = false
  await save()
  await expect.element(page.getByRole('heading', { name: 'Suppressed emails', exact: true })).toBeVisible()
  await expect.element(page.getByText(suppressed.email)).toBeVisible()
})
