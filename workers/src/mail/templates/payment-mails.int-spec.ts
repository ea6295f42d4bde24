import type { MailData } from '@vitrine/contracts/mail/templates'
import { requestMail } from '@vitrine/messaging/mails'
import { anAccount } from '@vitrine/testing/account-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimMail } from '../send-mail.processor.ts'
import { MailClaimer } from '../mail-claimer.ts'

const site = { publicUrl: 'https://vitrine.example', supportEmail: 'support@vitrine.example' }
const TO = 'payer@vitrine.example'
const DATE = '2026-11-30T09:00:00.000Z'

let db: TestDatabase
let claimer: MailClaimer
let userId: number
beforeAll(async () => {
  db = await testDatabase()
  claimer = new MailClaimer(db)
  userId = await anAccount(db.database, { email: TO, display_name: 'Payer' })
})
afterAll(async () => {
  await claimer?.onModuleDestroy()
  await db?.drop()
})

type PaymentMail =
  | 'trial-started'
  | 'trial-ending'
  | 'membership-started'
  | 'payment-received'
  | 'renewal-ahead'
  | 'payment-failed'
  | 'payment-method-changed'
  | 'membership-cancelled'
  | 'membership-ended'
  | 'payment-not-done'
  | 'payment-not-wanted'
type Words = {
  [Template in PaymentMail]: [Template, Omit<MailData<Template>, 'userId'>, string, string, string]
}[PaymentMail]

const MEMBERSHIP = '/app/accountSettings/subscription'
const mails: Words[] = [
  [
    'trial-started',
    { product: 'Unlimited', price: '$ 29.99 / month', endsAt: DATE },
    'Your Vitrine trial has begun',
    'After that it continues for $ 29.99 / month, charged to your payment method.',
    MEMBERSHIP,
  ],
  [
    'trial-ending',
    { product: 'Marks', price: '$ 9.99 / month', endsAt: DATE },
    'Your Vitrine trial ends soon',
    'If you do not want that, cancel before then, and we charge nothing.',
    MEMBERSHIP,
  ],
  [
    'membership-started',
    { product: 'Unlimited', amount: '$ 29.99', nextDate: DATE },
    'Your Vitrine membership has begun',
    'Your Unlimited membership is active. We charged $ 29.99.',
    MEMBERSHIP,
  ],
  [
    'payment-received',
    { amount: '€ 9.99', paidAt: DATE },
    'We received your payment to Vitrine',
    'We charged € 9.99 on',
    MEMBERSHIP,
  ],
  [
    'renewal-ahead',
    { product: 'Library', amount: '£ 85.99', renewsAt: DATE },
    'Your Vitrine membership renews soon',
    'for another year. We will charge £ 85.99.',
    MEMBERSHIP,
  ],
  [
    'payment-failed',
    { openUntil: DATE },
    'Your last payment to Vitrine failed',
    'Please update your payment method by then.',
    MEMBERSHIP,
  ],
  [
    'payment-failed',
    { openUntil: null },
    'Your last payment to Vitrine failed',
    'Please update your payment method to use your membership.',
    MEMBERSHIP,
  ],
  [
    'payment-method-changed',
    { changedAt: DATE },
    'Your Vitrine payment method was changed',
    'If this was not you, change your password and write to support@vitrine.example.',
    MEMBERSHIP,
  ],
  [
    'membership-cancelled',
    { endsAt: DATE },
    'Your Vitrine membership was cancelled',
    'If you change your mind, you can undo this until then.',
    MEMBERSHIP,
  ],
  [
    'membership-ended',
    { reason: 'refunded', endedAt: DATE },
    'Your Vitrine membership has ended',
    'it opens again with a new membership.',
    '/product/index',
  ],
  [
    'payment-not-done',
    { outcome: 'declined', confirmedAt: DATE },
    'Your payment to Vitrine was declined',
    'Your bank has declined it. Nothing was charged, and your membership is as it was before.',
    MEMBERSHIP,
  ],
  [
    'payment-not-done',
    { outcome: 'not-made', confirmedAt: DATE },
    'Your payment to Vitrine was not made',
    'The payment company did not receive it. Nothing was charged',
    MEMBERSHIP,
  ],
  [
    'payment-not-done',
    { outcome: 'refused', confirmedAt: DATE },
    'Your payment to Vitrine was not accepted',
    'We could not accept it. Nothing was charged',
    MEMBERSHIP,
  ],
  [
    'payment-not-wanted',
    { amount: 'C $ 40.49' },
    'A payment to Vitrine will be refunded',
    'We received C $ 40.49 from you that should not have been charged.',
    MEMBERSHIP,
  ],
]

/** The mail as it would leave. */
async function written(template: PaymentMail, data: object) {
  const id = await db.database
    .transaction()
    .execute((transaction) =>
      requestMail(transaction, { template, to: TO, data: { userId, ...data } } as Parameters<
        typeof requestMail
      >[1]),
    )
  return await claimMail({ database: db.database, claimer, site }, id)
}

test.each(mails)(
  '%s says in HTML and in text what was charged or what follows, and where to go (%j)',
  async (template, data, subject, sentence, path) => {
    const mail = await written(template, data)
    expect(mail).toMatchObject({ to: TO, subject })
    const plain = (mail?.text ?? '').replaceAll(/\s+/g, ' ')
    const shown = (mail?.html ?? '')
      .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
    expect(plain).toContain(sentence)
    expect(shown).toContain(sentence)
    expect(plain).toContain(`${site.publicUrl}${path}`)
    expect(mail?.html).toContain(`href="${site.publicUrl}${path}"`)
  },
)

test('nobody is written to whose address is another one by now', async () => {
  await db.database
    .updateTable('users')
    .set({ email: 'moved@vitrine.example', email_normalized: 'moved@vitrine.example' })
    .where('id', '=', userId)
    .execute()
  expect(await written('payment-received', { amount: '€ 9.99', paidAt: DATE })).toBeNull()
  await db.database
    .updateTable('users')
    .set({ email: TO, email_normalized: TO })
    .where('id', '=', userId)
    .execute()
})
