import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { loginNotice } from '../app/features/identity/login-notice.ts'
import { userDetails } from '../app/features/identity/queries.ts'
import Login from '../app/routes/login.tsx'
import SignUp from '../app/routes/sign-up.tsx'
import { browserCall } from '../app/shared/api/browser-queries.ts'
import { createQueryClient } from '../app/shared/api/queries.ts'
import { aUser } from './a-user.ts'
import { renderElement, wordsOf } from './render-route.tsx'

const LoginPage = Login as unknown as ComponentType<{ loaderData: { notice: string | null; target: string } }>
const SignUpPage = SignUp as unknown as ComponentType

function clientOf(user: UserDetails | null) {
  const client = createQueryClient()
  client.setQueryData(userDetails(browserCall).queryKey, user)
  return client
}
const logIn = (
  user: UserDetails | null,
  { notice = null, target = '/' }: { notice?: string | null; target?: string } = {},
) => renderElement(<LoginPage loaderData={{ notice, target }} />, { client: clientOf(user) })

describe('the log-in page of somebody who is logged in', () => {
  it('says so in place of the form, and leads on', () => {
    const html = logIn(aUser())
    expect(wordsOf(html)).toContain('You are logged in as Ana ( ana@vitrine.example ).')
    expect([
      html.includes('<input'),
      html.includes('href="/dictionary"'),
      html.includes('href="/app/accountSettings/userInfo"'),
      wordsOf(html).includes('Sign Out'),
    ]).toEqual([false, true, true, true])
  })

  it('leads back to the page that was asked for', () => {
    expect(logIn(aUser(), { target: '/app/vault/dashboard?a=b' })).toContain(
      'href="/app/vault/dashboard?a=b"',
    )
  })

  it.each(['concurrencyError', 'passwordExpired'])('lets %s be read first', (name) => {
    const notice = loginNotice(new URLSearchParams({ [name]: 'true' }))
    const html = logIn(aUser(), { notice })
    expect(wordsOf(html)).toContain(notice)
    expect(html).toContain('name="username"')
  })

  it('is the form for everybody else', () => {
    expect(logIn(null)).toContain('name="username"')
  })
})

describe('the sign-up page', () => {
  it('says to a member that there is an account already', () => {
    const html = renderElement(<SignUpPage />, { client: clientOf(aUser()) })
    expect(wordsOf(html)).toContain('You are logged in as Ana')
    expect(html).not.toContain('<input')
  })

  it('is the form for everybody else', () => {
    expect(renderElement(<SignUpPage />, { client: clientOf(null) })).toContain('name="displayName"')
  })

  it('hands the page that was asked for on to the log-in', () => {
    expect(
      renderElement(<SignUpPage />, {
        client: clientOf(null),
        path: '/login/signup?parentUrl=%2Fapp%2Fvault',
      }),
    ).toContain('href="/login/auth?parentUrl=%2Fapp%2Fvault"')
  })
})
