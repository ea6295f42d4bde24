import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { describe, expect, it } from 'vitest'
import { AccountPlaceholder } from '../app/features/account/components/AccountPlaceholder.tsx'
import { Details } from '../app/features/account/components/Details.tsx'
import { PasswordForm } from '../app/features/account/components/PasswordForm.tsx'
import { AccountBanner } from '../app/features/identity/components/AccountBanner.tsx'
import AccountNotice from '../app/features/identity/components/AccountNotice.tsx'
import { LoginForm } from '../app/features/identity/components/LoginForm.tsx'
import { ResetForm } from '../app/features/identity/components/ResetForm.tsx'
import { VerifyEmailPanel } from '../app/features/identity/components/VerifyEmailPanel.tsx'
import { userDetails } from '../app/features/identity/queries.ts'
import { browserCall } from '../app/shared/api/browser-queries.ts'
import { createQueryClient } from '../app/shared/api/queries.ts'
import { aUser } from './a-user.ts'
import { renderElement, wordsOf } from './render-route.tsx'

describe('the details', () => {
  it('D3-088: are those of the user details call', () => {
    const user: UserDetails = {
      ...aUser(),
      email: 'ada@vitrine.example',
      displayName: 'Ada F',
      companyName: 'Finch & Co',
      firstName: 'Ada',
      lastName: 'Finch',
      countryCode: 'GB',
    }
    const words = wordsOf(renderElement(<Details user={user} />))
    expect(words).toContain(
      'Email ada@vitrine.example Confirmed Display name Ada F First name Ada Last name Finch Company Finch & Co Country United Kingdom',
    )
  })

  it('leave out what no form asks for and nobody has given, and offer the mail to an address that is not confirmed', () => {
    const words = wordsOf(renderElement(<Details user={{ ...aUser(), emailVerified: false }} />))
    for (const label of ['First name', 'Last name', 'Company', 'Country', 'Not given'])
      expect(words).not.toContain(label)
    expect(words).toContain('Not confirmed yet. Use the link in the email that we sent you. Send it again')
  })
})

describe('a mailed link that is good for nothing any more', () => {
  const link = { token: 'a', dead: null }
  const response = {
    done: false,
    status: 410,
    problems: {},
    failure: 'This link has already been used.',
    typed: {},
  }

  it('says so and names a way on, and keeps nothing to press or fill in', () => {
    const [confirm, reset] = [
      renderElement(<VerifyEmailPanel link={link} response={response} />),
      renderElement(<ResetForm link={link} response={response} />),
    ]
    for (const html of [confirm, reset]) {
      expect(wordsOf(html)).toContain(response.failure)
      expect(html).not.toMatch(/<form|<input|<button/)
    }
    expect(wordsOf(confirm)).not.toContain('One press')
    expect([
      confirm.includes('href="/app/accountSettings/userInfo"'),
      reset.includes('href="/login/forgot"'),
      reset.includes('href="/login/auth"'),
    ]).toEqual([true, true, true])
  })

  it('is known before anything is filled in', () => {
    const dead = { token: 'a', dead: 'This link has expired.' }
    for (const html of [
      renderElement(<VerifyEmailPanel link={dead} response={undefined} />),
      renderElement(<ResetForm link={dead} response={undefined} />),
    ]) {
      expect(wordsOf(html)).toContain('This link has expired.')
      expect(html).not.toMatch(/<form|<input|<button/)
    }
  })

  it('is not one that was only asked for too often', () => {
    const busy = {
      ...response,
      status: 429,
      failure: 'Too many requests. Please wait a moment and try again.',
    }
    expect(renderElement(<VerifyEmailPanel link={link} response={busy} />)).toContain('<button')
    expect(renderElement(<ResetForm link={link} response={busy} />)).toContain('name="newPassword"')
  })
})

describe('the account on its way', () => {
  it('keeps the places of a form, and of no pictures', () => {
    const html = renderElement(<AccountPlaceholder />)
    expect(html).toContain('data-skeleton')
    expect(html).not.toContain('aspect-4/3')
  })
})

describe('the banner', () => {
  const bannerOf = (user: UserDetails | null) => {
    const client = createQueryClient()
    client.setQueryData(userDetails(browserCall).queryKey, user)
    return renderElement(user ? <AccountNotice user={user} /> : <AccountBanner />, { client })
  }

  it('D3-180: tells a suspended member what is left, and whom to ask', () => {
    const html = bannerOf(aUser(['ROLE_UNLIMITED'], 'Suspended'))
    expect(html).toMatch(/role="alert"/)
    expect(wordsOf(html)).toContain(
      'Your account is suspended. You can still see what is your own, and search.',
    )
    expect(html).toContain('href="/about-contact"')
  })

  it('D3-163: tells of an expired password, and of an address that is not confirmed', () => {
    expect(wordsOf(bannerOf({ ...aUser(), passwordExpired: true }))).toContain(
      'Your password has expired. Please choose a new one to continue.',
    )
    expect(wordsOf(bannerOf({ ...aUser(), emailVerified: false }))).toContain(
      'Please confirm your email. We have sent a link to ana@vitrine.example. Send it again',
    )
  })

  it('is not there for anybody else', () => {
    expect([bannerOf(null), bannerOf(aUser())].map((html) => wordsOf(html).trim())).toEqual(['', ''])
  })
})

describe('a form with a password', () => {
  it('tells browsers which password it asks for, whose it is, and lets it be shown', () => {
    const change = renderElement(
      <PasswordForm email="ana@vitrine.example" newest={{ tell: () => undefined, is: () => false }} />,
    )
    expect([...change.matchAll(/autoComplete="([\w-]+)"/g)].map(([, word]) => word)).toEqual([
      'username',
      'current-password',
      'new-password',
      'new-password',
    ])
    expect(change.match(/Show<span class="sr-only">/g)).toHaveLength(3)
  })

  it('D3-174: for logging in keeps the URL, tells the failure once, and how a lock ends', () => {
    const locked = "You've reached the maximum failed login attempts and your account has been locked."
    const response = {
      done: false,
      status: 401,
      problems: {},
      failure: locked,
      typed: { username: 'ana@vitrine.example' },
    }
    const html = renderElement(<LoginForm notice={null} target="/" response={response} email={undefined} />)
    expect([...html.matchAll(/autoComplete="([\w-]+)"/g)].map(([, word]) => word)).toEqual([
      'username',
      'current-password',
    ])
    expect(html).toContain('value="ana@vitrine.example"')
    expect(wordsOf(html)).toContain(
      `${locked} It unlocks automatically after 30 minutes, or immediately when you set a new password .`,
    )
    expect(
      wordsOf(
        renderElement(
          <LoginForm
            notice={null}
            target="/"
            email={undefined}
            response={{ ...response, failure: 'The email or password is incorrect.' }}
          />,
        ),
      ),
    ).not.toContain('It unlocks automatically')
  })
})
