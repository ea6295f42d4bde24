import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const paymentNotWanted: PrepareMail<'payment-not-wanted'> = async (
  transaction,
  { userId, amount },
  { publicUrl, recipient, supportEmail },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `A payment to ${PRODUCT_NAME} will be refunded`,
    preview: `We will refund ${amount}.`,
    reason: `a payment for ${PRODUCT_NAME} came in that should not have been taken.`,
    body: (
      <>
        <MailHeading>We will refund a payment</MailHeading>
        <MailText>
          We received {amount} from you that should not have been charged. Our staff will refund it; you do
          not have to do anything.
        </MailText>
        <MailText>If it has not arrived within ten days, write to {supportEmail}.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
