import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const paymentReceived: PrepareMail<'payment-received'> = async (
  transaction,
  { userId, amount, paidAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `We received your payment to ${PRODUCT_NAME}`,
    preview: `${amount}. Thank you.`,
    reason: `a payment was made for your ${PRODUCT_NAME} membership.`,
    body: (
      <>
        <MailHeading>We received your payment</MailHeading>
        <MailText>
          We charged {amount} on {mailTime(paidAt)}. The invoice is on your membership page.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your invoices</MailButton>
      </>
    ),
  }
}
