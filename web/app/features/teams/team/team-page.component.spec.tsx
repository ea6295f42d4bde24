import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import * as teams from '@vitrine/contracts/teams/endpoints'
import type { PlanDetails, SlotPreview, TeamUser } from '@vitrine/contracts/teams/schemas'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { unreachableControls } from '@vitrine/contracts/testing/unreachable-controls'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const PATH = '/app/accountSettings/workTeams'
const admin = aUser(['ROLE_ENTERPRISE_ADMIN'], 'Active')
const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const question = page.getByRole('alertdialog')
const sent = (asked: readonly AskedCall[], method: string, path: string) =>
  asked.filter((call) => call.method === method && call.path.split('?', 1)[0] === `/api/v1/teams/${path}`)

const aTeamUser = (change: Partial<TeamUser> = {}): TeamUser => ({
  id: 11,
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@team.example',
  status: 'ACTIVE',
  userType: 'NEW_USER',
  expiresDate: null,
  ...change,
})
const waiting = aTeamUser({
  id: 12,
  firstName: '',
  lastName: '',
  email: 'bert@team.example',
  status: 'WAITING',
  userType: 'EXISTING_USER',
  expiresDate: '2026-12-01T00:00:00.000Z',
})
const aTeamPlan = (change: Partial<PlanDetails> = {}): PlanDetails => ({
  product: 'Enterprise',
  ratePlan: 'enterprise-monthly',
  billingPeriod: 'Monthly',
  currency: 'USD',
  slots: 5,
  usedSlots: 3,
  freeSlots: 2,
  amount: '124.95',
  nextBillingDate: '2026-12-24T00:00:00.000Z',
  status: 'Active',
  slotsRefused: '',
  isPaymentInProgress: false,
  paymentDeclinedDate: null,
  paymentNotMadeDate: null,
  ...change,
})
const priceOf = (quantity: number): SlotPreview => ({
  quantity,
  unitAmount: '24.99',
  amountDueNow: (quantity * 12.5).toFixed(2),
  nextAmount: ((5 + quantity) * 24.99).toFixed(2),
  nextBillingDate: '2026-12-24T00:00:00.000Z',
  billingPeriod: 'Monthly',
  currency: 'USD',
})

interface Team {
  users: TeamUser[]
  plan: PlanDetails
}

/** A team that the page changes as the api would. */
async function show(
  { users = [aTeamUser(), waiting], plan = aTeamPlan() }: Partial<Team> = {},
  path = PATH,
  ...responders: Responder[]
) {
  const team: Team = { users, plan }
  const site = await openSite(
    path,
    ...responders,
    responds(readUserDetails, () => admin),
    responds(teams.listTeamUsers, ({ query }) => {
      const found = team.users.filter(
        ({ email }) => email.startsWith(query.startsWith) && email.includes(query.contains),
      )
      return {
        items: found.slice(query.offset, query.offset + 20),
        meta: { total: found.length, currentLimit: 20, currentOffset: query.offset },
      }
    }),
    responds(teams.readPlanDetails, () => team.plan),
    responds(teams.addTeamUser, ({ body }) => {
      team.users = [...team.users, { ...waiting, id: 99, email: body.email }]
      return { response: { id: 99 } }
    }),
    responds(teams.editTeamUser, ({ params: { id }, body }) => {
      team.users = team.users.map((user) => (user.id === id ? { ...user, ...body } : user))
      return { response: team.users.find((user) => user.id === id) ?? aTeamUser() }
    }),
    responds(teams.deleteTeamUser, ({ params: { id } }) => {
      team.users = team.users.filter((user) => user.id !== id)
      return { response: { id } }
    }),
    responds(teams.resendInvitation, ({ params: { id } }) => ({ response: { id } })),
    responds(teams.previewSlotPrice, ({ query: { quantity } }) => priceOf(quantity)),
    responds(teams.addSlots, ({ body: { quantity } }) => {
      team.plan = {
        ...team.plan,
        slots: team.plan.slots + quantity,
        freeSlots: team.plan.freeSlots + quantity,
      }
      return { response: { slots: team.plan.slots, pending: false } }
    }),
  )
  return site
}

async function fill(texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabelText(label, { exact: true }).fill(text)
}

describe('who sees it', () => {
  test('D3-137: the tab stands in the menu of an enterprise admin', async () => {
    await show()
    await expect
      .element(page.getByRole('navigation', { name: 'Account settings' }).getByText('Work Team'))
      .toBeInTheDocument()
  })
})

describe('the page', () => {
  test('D3-148: shows the plan with its slots, and who is in the team', async () => {
    await show()
    await expect.element(main.getByText('3 of 5 in use, 2 free')).toBeVisible()
    await expect.element(main.getByText('$ 124.95 / month')).toBeVisible()
    const users = main.getByRole('list', { name: 'Users of your team' }).getByRole('listitem')
    await expect.element(users.nth(0)).toMatchTextContent(/Anna Berg.*anna@team\.example · Active/)
    await expect
      .element(users.nth(1))
      .toMatchTextContent(/bert@team\.example.*Invited, valid until Dec 01, 2026/)
    expect(await violationsIn('main')).toEqual([])
  })

  test('D3-138: filters by the beginning of the email and by a part of it, each under its documented name', async () => {
    const { asked, place } = await show()
    await main.getByLabelText('Email starts with').fill('an')
    await main.getByLabelText('Email contains').fill('team')
    await button('Search').click()
    await expect.element(main.getByText('bert@team.example')).not.toBeInTheDocument()
    expect(place()).toBe(`${PATH}?startsWith=an&contains=team`)
    expect(sent(asked, 'GET', 'users').at(-1)?.path).toBe('/api/v1/teams/users?startsWith=an&contains=team')
    await main.getByLabelText('Email starts with').fill('zz')
    await button('Search').click()
    await expect.element(main.getByText('Nobody in your team matches.')).toBeVisible()
    await button('Show everyone').click()
    await expect.element(main.getByText('anna@team.example · Active')).toBeVisible()
  })

  test('says so while there is nobody, and offers again what could not be loaded', async () => {
    await show({ users: [] })
    await expect.element(main.getByText('You are the only one in your team so far.')).toBeVisible()
    await show(
      {},
      PATH,
      responds(teams.listTeamUsers, () => new Response(null, { status: 500 })),
    )
    await expect.element(main.getByRole('alert').getByText('An unexpected error occurred')).toBeVisible()
  })
})

describe('adding', () => {
  const person = {
    'First name': 'Carla',
    'Last name': 'Diaz',
    Email: 'carla@team.example',
    Password: 'Wandschrank7',
    'Confirm password': 'Wandschrank7',
  }

  test('what was typed when the session ended is there again after the log-in, without the passwords', async () => {
    const { href } = location
    history.replaceState(null, '', LOGIN_PAGE)
    onTestFinished(() => history.replaceState(null, '', href))
    await show(
      {},
      PATH,
      responds(teams.addTeamUser, () => Promise.reject(new Refused('SIGN_IN_REQUIRED'))),
    )
    await button('Add new user').click()
    await fill(person)
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('Carla')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(person.Password)
    await show()
    for (const label of ['First name', 'Last name', 'Email'] as const)
      await expect.element(dialog.getByLabelText(label)).toHaveValue(person[label])
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveValue('')
    await show()
    await expect.element(main.getByText('anna@team.example · Active')).toBeVisible()
    expect(dialog.elements()).toEqual([])
  })

  test('D3-139, D3-144: a new user has five fields, and stands in the list with the sentence of the invitation', async () => {
    const { asked } = await show()
    await button('Add new user').click()
    await fill(person)
    await expect.element(dialog.getByLabelText('Confirm password')).toHaveValue(person['Confirm password'])
    expect(await violationsIn('dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect
      .element(main.getByText('We have sent an invitation to carla@team.example. It is valid for 7 days.'))
      .toBeVisible()
    await expect.element(button('Edit carla@team.example')).toBeVisible()
    expect(sent(asked, 'POST', 'users')[0]?.body).toEqual({
      userType: 'NEW_USER',
      firstName: 'Carla',
      lastName: 'Diaz',
      email: 'carla@team.example',
      password: 'Wandschrank7',
      confirmPassword: 'Wandschrank7',
    })
  })

  test('D3-140, D3-141, D3-142, D3-143: the form says what is wrong before anything is sent, one sentence a field', async () => {
    const { asked } = await show()
    await button('Add new user').click()
    for (const name of ['First name', 'Last name'])
      await expect
        .element(dialog.getByLabelText(name))
        .toHaveAccessibleDescription(
          '2 to 50 letters. Spaces are fine; hyphens, apostrophes and digits are not.',
        )
    await dialog.getByRole('button', { name: 'Add user' }).click()
    // Left empty, it has the sentence of an email that is none.
    await expect.element(dialog.getByText('Not a valid email address')).toBeVisible()
    await fill({
      'First name': 'A',
      'Last name': '1a',
      Email: 'a b@c.d',
      Password: 'Short1',
      'Confirm password': '',
    })
    await dialog.getByRole('button', { name: 'Add user' }).click()
    for (const words of [
      'Please enter a valid first name',
      'Please enter a valid last name',
      'Not a valid email address',
      'Password must contain at least 7 characters',
      'Please confirm your password',
    ])
      await expect.element(dialog.getByText(words)).toBeVisible()
    // The buttons stay in sight, and cover no field that is focused.
    for (const [width, height] of [
      [1440, 900],
      [390, 700],
    ] as const) {
      await page.viewport(width, height)
      for (const name of ['Cancel', 'Add user'])
        await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      expect(await unreachableControls()).toEqual([])
    }
    await page.viewport(1300, 800)
    for (const [password, words] of [
      ['wandschrank7', 'Password needs at least one uppercase letter'],
      ['WANDSCHRANK7', 'Password needs at least one lowercase letter'],
      ['Wandschrank', 'Password needs at least one number'],
    ] as const) {
      await fill({ Password: password })
      await expect.element(dialog.getByText(words)).toBeVisible()
    }
    await fill({
      'First name': 'Al',
      'Last name': 'Anna Maria',
      Email: 'al@team.example',
      Password: 'Wandschrank7',
      'Confirm password': 'Wandschrank8',
    })
    await expect.element(dialog.getByText('Passwords do not match')).toBeVisible()
    expect(sent(asked, 'POST', 'users')).toEqual([])
  })

  test('D3-139, D3-145: an existing user needs only the email; who is in the team already is told so at the field', async () => {
    const exists = responds(teams.addTeamUser, ({ body }) => {
      if (body.email === 'anna@team.example')
        throw new Refused('ALREADY_EXISTS', {
          errors: [
            { field: 'email', errorCode: 'exists', errorMessage: 'This user is in your team already.' },
          ],
        })
      return { response: { id: 99 } }
    })
    const { asked } = await show({}, PATH, exists)
    await button('Invite existing user').click()
    await fill({ Email: 'anna@team.example' })
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(dialog.getByText('This user is in your team already.')).toBeVisible()
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('anna@team.example')
    await fill({ Email: 'new@team.example' })
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect
      .element(main.getByText('We have sent an invitation to new@team.example. It is valid for 7 days.'))
      .toBeVisible()
    expect(sent(asked, 'POST', 'users').at(-1)?.body).toEqual({
      userType: 'EXISTING_USER',
      email: 'new@team.example',
    })
  })

  test('without a free slot the sentence stands in the form, and what was typed stays; it is asked about before it is lost', async () => {
    await show(
      {},
      PATH,
      responds(teams.addTeamUser, () => Promise.reject(new Refused('NO_FREE_SLOT'))),
    )
    await button('Add new user').click()
    await fill(person)
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect
      .element(dialog.getByText('All slots of your plan are taken. Add slots to add more users.'))
      .toBeVisible()
    await expect.element(dialog.getByLabelText('First name')).toHaveValue('Carla')
    await userEvent.keyboard('{Escape}')
    await expect.element(question.getByText('All information that you added will be lost.')).toBeVisible()
  })

  test.each([
    ['the response', () => Response.json('Not today.', { status: 409 }), 'Not today.'],
    ['the message', () => Response.json({ message: 'Not now.' }, { status: 409 }), 'Not now.'],
    ['the fallback', () => new Response(null, { status: 500 }), 'An unexpected error occurred'],
  ] as const)('D3-150: a call that fails is told by %s', async (_, fails, words) => {
    await show({}, PATH, responds(teams.deleteTeamUser, fails))
    await button('Delete anna@team.example').click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(main.getByRole('alert').getByText(words)).toBeVisible()
    await expect.element(button('Delete anna@team.example')).toBeVisible()
  })
})

describe('changing', () => {
  test('D3-146: names are edited, and nothing else is sent', async () => {
    const { asked } = await show()
    await button('Edit anna@team.example').click()
    await fill({ 'First name': 'Anne Sophie' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(main.getByText('Anne Sophie Berg')).toBeVisible()
    expect(sent(asked, 'PUT', 'users/11')[0]?.body).toEqual({ firstName: 'Anne Sophie', lastName: 'Berg' })
  })

  test('D3-147: a delete is asked about; dismissed nothing happens, confirmed the user is gone', async () => {
    const { asked } = await show()
    await button('Delete anna@team.example').click()
    await expect
      .element(question.getByText('Are you sure you want to delete this sub-account?'))
      .toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent(asked, 'DELETE', 'users/11')).toEqual([])
    await button('Delete anna@team.example').click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(main.getByText('anna@team.example is no longer in your team.')).toBeVisible()
    await expect.element(button('Delete anna@team.example')).not.toBeInTheDocument()
    expect(sent(asked, 'DELETE', 'users/11')).toHaveLength(1)
  })

  test('a waiting invitation is sent again', async () => {
    const { asked } = await show()
    await expect.element(button('Send again to anna@team.example')).not.toBeInTheDocument()
    await button('Send again to bert@team.example').click()
    await expect
      .element(main.getByText('We have sent an invitation to bert@team.example. It is valid for 7 days.'))
      .toBeVisible()
    expect(sent(asked, 'POST', 'users/12/resend')).toHaveLength(1)
  })
})

describe('slots', () => {
  test('D3-149: the price follows the quantity and nothing is bought; then the plan has two more', async () => {
    const { asked } = await show()
    await button('Add slots').click()
    await expect
      .element(dialog.getByText('1 slot at $ 24.99 / month. For the rest of this month you pay by the day.'))
      .toBeVisible()
    await dialog.getByLabelText('How many more?').fill('2')
    await expect
      .element(dialog.getByText('2 slots at $ 24.99 / month. For the rest of this month you pay by the day.'))
      .toBeVisible()
    await expect.element(dialog.getByText('$ 25.00', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('$ 174.93 / month')).toBeVisible()
    expect(await violationsIn('dialog[open]')).toEqual([])
    expect(sent(asked, 'POST', 'slots')).toEqual([])
    expect(sent(asked, 'GET', 'slot-price-previews').at(-1)?.path).toBe(
      '/api/v1/teams/slot-price-previews?quantity=2&currency=USD&product=enterprise-monthly',
    )
    await dialog.getByRole('button', { name: 'Add slots' }).click()
    await expect.element(main.getByText('Your plan has 7 slots now.')).toBeVisible()
    await expect.element(main.getByText('3 of 7 in use, 4 free')).toBeVisible()
    expect(sent(asked, 'POST', 'slots').map(({ body }) => body)).toEqual([
      { quantity: 2, ratePlan: 'enterprise-monthly', currency: 'USD', acceptedAmount: '25.00' },
    ])
  })

  test.each(['0', '101', '1.5', '1,5', '-2', '1e1', ''])(
    '%j is no number of slots: no price is asked for, and nothing can be bought',
    async (text) => {
      await show()
      await button('Add slots').click()
      await dialog.getByLabelText('How many more?').fill(text)
      await expect.element(dialog.getByText('Please choose from 1 to 100 slots.')).toBeVisible()
      await expect.element(dialog.getByRole('button', { name: 'Add slots' })).toBeDisabled()
    },
  )

  test('a price that has changed is shown anew, and a declined payment leaves the dialog open', async () => {
    let prices = 0
    await show(
      {},
      PATH,
      responds(teams.previewSlotPrice, ({ query: { quantity } }) => ({
        ...priceOf(quantity),
        amountDueNow: `${10 + (prices += 1)}.00`,
      })),
      responds(teams.addSlots, () =>
        Promise.reject(new Refused(prices > 1 ? 'PAYMENT_DECLINED' : 'PRICE_CHANGED')),
      ),
    )
    await button('Add slots').click()
    await expect.element(dialog.getByText('$ 11.00')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add slots' }).click()
    await expect
      .element(dialog.getByText('The price has changed. Please look at it again before you confirm.'))
      .toBeVisible()
    await expect.element(dialog.getByText('$ 12.00')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add slots' }).click()
    await expect
      .element(
        dialog.getByText('Your payment was declined. Please check your payment method or use another one.'),
      )
      .toBeVisible()
  })

  test('a number that was typed when the session ended is in its dialog again after the log-in, once', async () => {
    const { href } = location
    history.replaceState(null, '', LOGIN_PAGE)
    onTestFinished(() => history.replaceState(null, '', href))
    await show(
      {},
      PATH,
      responds(teams.addSlots, () => Promise.reject(new Refused('SIGN_IN_REQUIRED'))),
    )
    await button('Add slots').click()
    await dialog.getByLabelText('How many more?').fill('3')
    await dialog.getByRole('button', { name: 'Add slots' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await show()
    await expect.element(dialog.getByLabelText('How many more?')).toHaveValue('3')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await show()
    await button('Add slots').click()
    await expect.element(dialog.getByLabelText('How many more?')).toHaveValue('1')
  })

  test('a plan that takes no slots says why, and where to go', async () => {
    await show({
      plan: aTeamPlan({
        ratePlan: null,
        billingPeriod: null,
        currency: null,
        amount: null,
        nextBillingDate: null,
        slotsRefused: 'Your plan is not billed here. Please contact us to add slots.',
      }),
    })
    await expect
      .element(
        main.getByText('Your plan is not billed here. Please contact us to add slots.', { exact: false }),
      )
      .toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Contact Us' }))
      .toHaveAttribute('href', '/about-contact')
    await expect.element(button('Add slots')).not.toBeInTheDocument()
    await show({ plan: aTeamPlan({ paymentDeclinedDate: '2026-11-12T10:00:00.000Z' }) })
    await expect.element(main.getByText(/^Your payment of Nov 12, 2026 was declined/)).toBeVisible()
    await expect.element(button('Add slots')).toBeEnabled()
    await show({ plan: aTeamPlan({ isPaymentInProgress: true }) })
    await expect
      .element(
        main.getByText(
          'We are still waiting for your payment to be confirmed. You will not be charged twice.',
        ),
      )
      .toBeVisible()
  })
})
