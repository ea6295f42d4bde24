import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const paymentFailed: PrepareMail<'payment-failed'> = async (
  transaction,
  { userId, openUntil },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your last payment to ${PRODUCT_NAME} failed`,
    preview: 'Please update your payment method.',
    reason: `a payment for your ${PRODUCT_NAME} membership failed.`,
    body: (
      <>
        <MailHeading>Your last payment failed</MailHeading>
        <MailText>
          {openUntil === null
            ? 'Please update your payment method to use your membership.'
            : `You can use your membership until ${mailTime(openUntil)}. Please update your payment method by then.`}
        </MailText>
        <MailText>
          We will try again over the next few days. If you change your payment method, we try again at once.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>
          Update your payment method
        </MailButton>
      </>
    ),
  }
}
