import { manageAuthors } from '@vitrine/contracts/dictionary/endpoints'
import { readMember } from '@vitrine/contracts/members/endpoints'
import { readOutbox } from '@vitrine/contracts/operations/endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aManagedMember } from '../../tests/a-managed-member.ts'
import { anAuthor } from '../../tests/an-author.ts'
import { memberHistory, memberParts } from '../../tests/member-parts.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const anOutbox = { waiting: 0, inFlight: 0, failed: 0, oldestWaitingSeconds: 0, consumers: [] }

/** Responds with a bare 503, as something between us and the api does, until `mend`. */
function failing(responder: Responder): { responder: Responder; mend: () => void } {
  let isMended = false
  return {
    responder: {
      ...responder,
      respond: async (call) =>
        isMended ? await responder.respond(call) : Response.json({}, { status: 503 }),
    },
    mend: () => (isMended = true),
  }
}

test.each([
  [
    'a list',
    '/app/oms/authors',
    givesRows(manageAuthors, () => [anAuthor]),
    () => page.getByRole('row').nth(1),
  ],
  [
    'a screen of its own',
    '/app/oms/outbox',
    responds(readOutbox, () => anOutbox),
    () => page.getByText('Failed permanently'),
  ],
  [
    'a record',
    '/app/oms/members/4',
    responds(readMember, () => aManagedMember),
    () => page.getByRole('heading', { name: 'Current status' }),
  ],
] as const)(
  'D1-195: %s that cannot be loaded says so, and is tried again',
  async (_, path, responder, there) => {
    const call = failing(responder)
    await openConsole(path, call.responder, ...memberHistory, ...memberParts)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('Oops, something went wrong. Why not go back to your Dashboard and try again?')
    await expect.element(there()).not.toBeInTheDocument()
    call.mend()
    await again.click()
    await expect.element(there()).toBeVisible()
    await expect.element(again).not.toBeInTheDocument()
  },
)
