import { requestMail } from '@vitrine/messaging/mails'
import { MailDeferred, MailRefused, MailUncertain } from '@vitrine/platform/mail/mail-transport'
import { until } from '@vitrine/testing/until'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { afterAll, expect, test } from 'vitest'
import { startMailingWorkers } from '../testing/running-workers.ts'
import { claimMail } from './send-mail.processor.ts'
import { MailClaimer } from './mail-claimer.ts'

const { db, mail, stop } = await startMailingWorkers()

afterAll(() => stop())

const request = (to: string) =>
  db.database
    .transaction()
    .execute((transaction) =>
      requestMail(transaction, { template: 'test-mail', to, data: { requestedBy: 'Ada' } }),
    )
const stateOf = (id: number) =>
  db.database
    .selectFrom('mails')
    .select(['state', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const sentTo = (to: string) => mail.sent.filter((sent) => sent.to === to)

test('a mail leaves when the change that asked for it is committed, and not otherwise', async () => {
  await db.database
    .transaction()
    .execute(async (transaction) => {
      await requestMail(transaction, {
        template: 'test-mail',
        to: 'rolled-back@vitrine.example',
        data: { requestedBy: 'Ada' },
      })
      throw new Error('changed my mind')
    })
    .catch(() => undefined)
  const id = await request('committed@vitrine.example')
  await untilDelivered(db.database)

  expect(sentTo('rolled-back@vitrine.example')).toHaveLength(0)
  const [sent] = sentTo('committed@vitrine.example')
  expect(sent).toMatchObject({
    subject: 'Test email from Vitrine',
    text: expect.stringContaining('If you can read this, sending emails works.'),
  })
  expect(sent?.html).toContain('prefers-color-scheme: dark')
  expect(await stateOf(id)).toEqual({ state: 'sent', last_error: null })
})

test('while the mail server is away mails wait, and go out once each when it is back', async () => {
  mail.down = true
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, at) => request(`waiting-${at}@vitrine.example`)),
  )
  await until(
    async () =>
      (
        await db.database
          .selectFrom('mails')
          .select('id')
          .where('last_error', 'like', '%ECONNREFUSED%')
          .execute()
      ).length > 0,
  )
  mail.down = false
  await untilDelivered(db.database)

  for (const [at, id] of ids.entries()) {
    expect(sentTo(`waiting-${at}@vitrine.example`)).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  }
})

test('a refused mail has failed, one put off is tried again, and one of which nobody knows is not', async () => {
  mail.failures.set('refused@vitrine.example', [new MailRefused(new Error('550 no such person'))])
  mail.failures.set('later@vitrine.example', [new MailDeferred(new Error('451 greylisted'))])
  mail.failures.set('lost@vitrine.example', [new MailUncertain(new Error('socket hang up'))])
  const [refused, later, lost] = [
    await request('refused@vitrine.example'),
    await request('later@vitrine.example'),
    await request('lost@vitrine.example'),
  ]
  await untilDelivered(db.database)

  expect(await stateOf(refused)).toEqual({
    state: 'failed',
    last_error: 'refused by the mail server: 550 no such person',
  })
  expect(await stateOf(later)).toEqual({ state: 'sent', last_error: null })
  expect(sentTo('later@vitrine.example')).toHaveLength(1)
  expect(await stateOf(lost)).toMatchObject({ state: 'unknown' })
  expect(sentTo('lost@vitrine.example')).toHaveLength(0)
})

test('a claimed mail stays in living hands, and is unknown when they are gone', async () => {
  const [first, second] = [new MailClaimer(db), new MailClaimer(db)]
  const site = { publicUrl: 'https://vitrine.example', supportEmail: 'support@vitrine.example' }
  const { id } = await db.database
    .insertInto('mails')
    .values({
      template: 'test-mail',
      recipient: 'hands@vitrine.example',
      data: JSON.stringify({ requestedBy: 'Ada' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const claimedBy = (claimer: MailClaimer) => claimMail({ database: db.database, claimer, site }, id)

  expect(await claimedBy(first)).toMatchObject({ to: 'hands@vitrine.example' })
  await expect(claimedBy(second)).rejects.toThrow('in another worker')
  await first.onModuleDestroy()
  // Postgres lets go of the lock when it has noticed that the connection is closed.
  await until(async () => (await claimedBy(second).catch(() => 'still in hands')) === null)
  expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
  await second.onModuleDestroy()
})
