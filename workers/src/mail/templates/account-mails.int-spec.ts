import { requestMail } from '@vitrine/messaging/mails'
import { hashOfToken } from '@vitrine/platform/link-token'
import type { OutgoingMail } from '@vitrine/platform/mail/mail-transport'
import { anAccount } from '@vitrine/testing/account-records'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { afterAll, expect, test } from 'vitest'
import { startMailingWorkers } from '../../testing/running-workers.ts'

const { db, mail, stop } = await startMailingWorkers()

afterAll(() => stop())

/** Typed by whoever signed up, who need not own the address. */
const NAME = 'You won! Claim at http://evil.example/win'

const anUnconfirmedAccount = (email: string) =>
  anAccount(db.database, { email, display_name: NAME, email_verified_at: null })

type Request = Parameters<typeof requestMail>[1]
const request = (mailRequest: Request) =>
  db.database.transaction().execute((transaction) => requestMail(transaction, mailRequest))
const sentTo = (to: string) => mail.sent.filter((sent) => sent.to === to)
const linksOf = (userId: number) =>
  db.database.selectFrom('account_links').selectAll().where('user_id', '=', userId).orderBy('id').execute()

function tokenIn({ html, text }: OutgoingMail, path: string): string {
  const token = new RegExp(`http[^" ]*${path}\\?token=([\\w-]{43})`).exec(html)?.[1] ?? ''
  expect(text).toContain(`${path}?token=${token}`)
  return token
}

/** Tables with a row in which the text stands somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await db.pool.query(
    "SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await db.pool.query(
      `SELECT count(*) AS n FROM ${name} t WHERE strpos(t::text, $1) > 0`,
      [text],
    )
    if (rows[0].n > 0) found.push(name)
  }
  return found
}

test.each([
  ['verify-email', '/login/verify-email', 48 * 60],
  ['reset-password', '/login/reset-password', 60],
] as const)(
  'the secret of a %s link is made while its mail is written, and only its hash is stored',
  async (template, path, minutes) => {
    const email = `${template}@vitrine.example`
    const userId = await anUnconfirmedAccount(email)
    await request({ template, to: email, data: { userId } })
    await untilDelivered(db.database)
    const [sent] = sentTo(email)
    if (!sent) throw new Error('no mail')
    const token = tokenIn(sent, path)
    const [link] = await linksOf(userId)
    expect(link).toMatchObject({
      purpose: template,
      token_hash: hashOfToken(token),
      email_normalized: email,
      used_at: null,
      replaced_at: null,
    })
    expect(Number(link?.expires_at) - Number(link?.created_at)).toBe(minutes * 60_000)
    expect(await tablesWith(token)).toEqual([])
    expect(await tablesWith(email)).toContain('public.mails')
  },
)

test('the link that proves an address leads on to the page that was asked for before', async () => {
  const email = 'chooser@vitrine.example'
  const userId = await anUnconfirmedAccount(email)
  await request({
    template: 'verify-email',
    to: email,
    data: { userId, parentUrl: '/app/accountSettings/subscription?plan=marks-annual&currency=USD' },
  })
  await untilDelivered(db.database)
  const link = /http[^\s]*\/login\/verify-email\?[^\s]*/.exec(sentTo(email)[0]?.text ?? '')?.[0] ?? ''
  expect(new URL(link).searchParams.get('parentUrl')).toBe(
    '/app/accountSettings/subscription?plan=marks-annual&currency=USD',
  )
})

test('a newer link takes the place of an older one of its kind', async () => {
  const email = 'twice@vitrine.example'
  const userId = await anUnconfirmedAccount(email)
  await request({ template: 'reset-password', to: email, data: { userId } })
  await untilDelivered(db.database)
  await request({ template: 'verify-email', to: email, data: { userId } })
  await request({ template: 'reset-password', to: email, data: { userId } })
  await untilDelivered(db.database)
  expect(
    (await linksOf(userId))
      .filter(({ purpose }) => purpose === 'reset-password')
      .map(({ replaced_at }) => replaced_at !== null),
  ).toEqual([true, false])
})

test('no link goes to an address that is proved already, nor any mail to one that the account has no longer', async () => {
  const userId = await anUnconfirmedAccount('proved@vitrine.example')
  await db.database
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', userId)
    .execute()
  await request({ template: 'verify-email', to: 'proved@vitrine.example', data: { userId } })
  await request({ template: 'reset-password', to: 'before@vitrine.example', data: { userId } })
  await untilDelivered(db.database)
  expect([...sentTo('proved@vitrine.example'), ...sentTo('before@vitrine.example')]).toEqual([])
  expect(await linksOf(userId)).toEqual([])
})

test('the other mails of an account say what happened, in HTML and in plain text, and lead on', async () => {
  const email = 'told@vitrine.example'
  const userId = await anUnconfirmedAccount(email)
  const at = '2026-03-04T05:06:07.000Z'
  await request({ template: 'address-taken', to: email, data: { userId } })
  await request({ template: 'password-changed', to: email, data: { userId, changedAt: at } })
  await request({ template: 'account-locked', to: email, data: { userId, lockedAt: at } })
  await untilDelivered(db.database)
  const bySubject = new Map(sentTo(email).map((sent) => [sent.subject, sent]))
  expect([...bySubject.keys()].toSorted()).toEqual([
    'You already have a Vitrine account',
    'Your Vitrine account is temporarily locked',
    'Your Vitrine password was changed',
  ])
  for (const { html, text } of bySubject.values()) {
    expect(text).toContain('/login/forgot')
    expect(html).toContain('prefers-color-scheme: dark')
  }
  expect(bySubject.get('Your Vitrine password was changed')?.text).toContain('March 4, 2026 at 5:06 AM UTC')
})

test('staff are told of their second factor, and of whoever may do something else in the console now', async () => {
  const [told, changed, by] = ['lena@vitrine.example', 'mira@vitrine.example', 'noor@vitrine.example']
  const [userId, accountId, byId] = [
    await anUnconfirmedAccount(told),
    await anUnconfirmedAccount(changed),
    await anUnconfirmedAccount(by),
  ]
  const at = '2026-03-04T05:06:07.000Z'
  await request({
    template: 'second-factor-changed',
    to: told,
    data: { userId, change: 'recovery-code-used', at },
  })
  await request({
    template: 'staff-access-changed',
    to: told,
    data: { userId, accountId, role: 'editor', byId, at },
  })
  await request({
    template: 'staff-access-changed',
    to: told,
    data: { userId, accountId, role: null, byId, at },
  })
  // Of an account that is gone nothing is written.
  await request({
    template: 'staff-access-changed',
    to: told,
    data: { userId, accountId: 999_999, role: 'editor', byId, at },
  })
  await untilDelivered(db.database)
  const texts = new Map(sentTo(told).map(({ subject, text }) => [subject, text]))
  expect([...texts.keys()].toSorted()).toEqual([
    'A recovery code was used (Vitrine)',
    'mira@vitrine.example is an editor now',
    'mira@vitrine.example is no longer staff',
  ])
  expect(texts.get('A recovery code was used (Vitrine)')).toContain('/login/forgot')
  expect(texts.get('mira@vitrine.example is an editor now')).toContain(
    'noor@vitrine.example decided this on March 4, 2026 at 5:06 AM UTC',
  )
})

test('no mail to an address that is not confirmed holds a word that somebody typed', async () => {
  const email = 'stranger@vitrine.example'
  const userId = await anUnconfirmedAccount(email)
  const at = '2026-03-04T05:06:07.000Z'
  await request({ template: 'verify-email', to: email, data: { userId } })
  await request({ template: 'address-taken', to: email, data: { userId } })
  await request({ template: 'reset-password', to: email, data: { userId } })
  await request({ template: 'password-changed', to: email, data: { userId, changedAt: at } })
  await request({ template: 'account-locked', to: email, data: { userId, lockedAt: at } })
  await untilDelivered(db.database)
  expect(sentTo(email)).toHaveLength(5)
  for (const { subject, html, text } of sentTo(email))
    expect(`${subject} ${html} ${text}`).not.toMatch(/you won|evil/i)
})

test('headings stay as they are written in the plain text', async () => {
  const email = 'plain@vitrine.example'
  await request({ template: 'verify-email', to: email, data: { userId: await anUnconfirmedAccount(email) } })
  await untilDelivered(db.database)
  expect(sentTo(email)[0]?.text).toMatch(/^Is this your email\?$/m)
})
