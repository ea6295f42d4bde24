import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

const words = {
  declined: { what: 'was declined', why: 'Your bank has declined it.' },
  'not-made': { what: 'was not made', why: 'The payment company did not receive it.' },
  refused: { what: 'was not accepted', why: 'We could not accept it.' },
} as const

export const paymentNotDone: PrepareMail<'payment-not-done'> = async (
  transaction,
  { userId, outcome, confirmedAt },
  { publicUrl, recipient, supportEmail },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  const { what, why } = words[outcome]
  return {
    subject: `Your payment to ${PRODUCT_NAME} ${what}`,
    preview: 'Nothing was charged.',
    reason: `you confirmed a payment for a ${PRODUCT_NAME} membership.`,
    body: (
      <>
        <MailHeading>Your payment {what}</MailHeading>
        <MailText>
          You confirmed a payment on {mailTime(confirmedAt)}. {why} Nothing was charged, and your membership
          is as it was before.
        </MailText>
        <MailText>
          You can confirm it again{outcome === 'declined' && ', or use another payment method'}. If you need
          help, write to {supportEmail}.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
