import { requestMail } from '@vitrine/messaging/mails'
import { anAccount } from '@vitrine/testing/account-records'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailingWorkers, type MailingWorkers } from '../../testing/running-workers.ts'

const EMAIL = 'ann@vitrine.example'

let db: MailingWorkers['db']
let mail: MailingWorkers['mail']
let stop: MailingWorkers['stop']
let userId: number

beforeAll(async () => {
  ;({ db, mail, stop } = await startMailingWorkers())
  userId = await anAccount(db.database, { email: EMAIL, display_name: 'Ann', email_verified_at: null })
})
afterAll(() => stop?.())

async function aRequest(state: 'waiting' | 'kept'): Promise<number> {
  const due = new Date('2026-12-24T10:00:00Z')
  const { id } = await db.database
    .insertInto('account_deletion_requests')
    .values({ user_id: userId, reason: '', state, requested_at: due, due_at: due, not_before: due })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function sent(request: Parameters<typeof requestMail>[1]) {
  mail.sent.length = 0
  await db.database.transaction().execute(async (transaction) => await requestMail(transaction, request))
  await untilDelivered(db.database)
  return mail.sent.map(({ subject, text }) => ({ subject, text }))
}

test('D3-103: a requested deletion is told with its day and the way back; not once the account is kept', async () => {
  const [told] = await sent({
    template: 'deletion-requested',
    to: EMAIL,
    data: { userId, requestId: await aRequest('waiting') },
  })
  expect(told?.subject).toMatch(/will be deleted on December 24, 2026$/)
  expect(told?.text).toContain('https://vitrine.example/app/accountSettings/userInfo')
  expect(
    await sent({
      template: 'deletion-requested',
      to: EMAIL,
      data: { userId, requestId: await aRequest('kept') },
    }),
  ).toEqual([])
})

test('so is that the account stays', async () => {
  expect(await sent({ template: 'deletion-kept', to: EMAIL, data: { userId } })).toEqual([
    {
      subject: expect.stringMatching(/account stays$/),
      text: expect.stringContaining('will not be deleted'),
    },
  ])
})
