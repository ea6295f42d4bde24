import { signIn } from '@vitrine/contracts/identity/endpoints'
import { signUp } from '@vitrine/contracts/identity/account-endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { TRAP_FIELD } from '@vitrine/contracts/trap'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../tests/open-site.tsx'

const refused = () =>
  Response.json({ errors: { message: 'The email or password is incorrect.' } }, { status: 401 })
const button = page.getByRole('button', { name: 'Log In', exact: true })

async function fillIn(): Promise<void> {
  await page.getByLabelText('Email').fill('nobody@vitrine.example')
  await page.getByLabelText('Password', { exact: true }).fill('wrong-password')
}

test('D1-003, D1-004, D3-173: the log-in call is the documented form post; a wrong password shows errors.message', async () => {
  const { asked } = await openSite('/login/auth', responds(signIn, refused))
  await fillIn()
  await page.getByLabelText('Remember me').click()
  await button.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The email or password is incorrect.')
  const { method, body, headers } = asked.find(({ path }) => path === signIn.path) ?? {}
  expect({ method, body }).toEqual({
    method: 'POST',
    body: { username: 'nobody@vitrine.example', password: 'wrong-password', 'remember-me': 'on' },
  })
  expect([headers?.get('content-type'), headers?.get('x-requested-with')]).toEqual([
    expect.stringContaining('application/x-www-form-urlencoded'),
    'XMLHttpRequest',
  ])
  await expect.element(page.getByLabelText('Email')).toHaveValue('nobody@vitrine.example')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.element(page.getByRole('button', { name: 'Send me the link' })).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('nobody@vitrine.example')
})

test('D1-008, D3-176: the concurrent-session message stands only where it is asked for', async () => {
  await openSite('/login/auth?concurrencyError=true')
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(/You have been signed out because your account was used to log in somewhere else\./)
  await openSite('/login/auth')
  await expect.element(button).toBeVisible()
  expect(page.getByText('somewhere else').elements()).toEqual([])
})

test('a session that has ended is told, and a log-in leads back to the page that it ended on', async () => {
  await openSite('/login/auth?sessionEnded=true&parentUrl=%2Fapp%2Fvault%2Fdashboard')
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(/You have been signed out because your session has ended\./)
  await openSite('/login/auth?parentUrl=%2Fapp%2Fvault%2Fdashboard')
  await expect
    .element(page.getByText(/After you log in, you return to the page that you came from\.$/))
    .toBeVisible()
})

test('D1-006, D3-173: while the log-in is under way the form says so, then what became of it', async () => {
  const gate = Promise.withResolvers<void>()
  await openSite(
    '/login/auth',
    responds(signIn, async () => {
      await gate.promise
      return refused()
    }),
  )
  await fillIn()
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled()
  expect(page.getByRole('alert').elements()).toEqual([])
  gate.resolve()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(button).toBeEnabled()
})

test('a suspected sign-up asks for one more step, keeps what was typed, and goes on', async () => {
  const { asked } = await openSite(
    '/login/signup',
    responds(signUp, async ({ body: { isSuspected } }) => {
      if (isSuspected) throw new Refused('PERSON_UNCONFIRMED')
      return await Promise.resolve({ success: true })
    }),
  )
  await page.getByLabelText('Email').fill('ada@vitrine.example')
  await page.getByLabelText('Password', { exact: true }).fill('Another-box-9')
  const trap = document.querySelector<HTMLInputElement>(`input[name="${TRAP_FIELD}"]`)
  if (trap) trap.value = 'filled in by a machine'
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please confirm that you are a person.')
  await page.getByRole('button', { name: 'I am a person' }).click()
  await expect.element(page.getByText('ada@vitrine.example')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      email: 'ada@vitrine.example',
      password: 'Another-box-9',
      displayName: '',
      [TRAP_FIELD]: 'filled in by a machine',
    },
    { email: 'ada@vitrine.example', password: 'Another-box-9', displayName: '', isPerson: true },
  ])
})
