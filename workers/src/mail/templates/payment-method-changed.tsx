import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const paymentMethodChanged: PrepareMail<'payment-method-changed'> = async (
  transaction,
  { userId, changedAt },
  { publicUrl, recipient, supportEmail },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} payment method was changed`,
    preview: 'If this was you, you do not have to do anything.',
    reason: `the payment method of your ${PRODUCT_NAME} membership was changed.`,
    body: (
      <>
        <MailHeading>Your payment method was changed</MailHeading>
        <MailText>
          This happened on {mailTime(changedAt)}. From now on your membership is charged to it.
        </MailText>
        <MailText>If this was not you, change your password and write to {supportEmail}.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
