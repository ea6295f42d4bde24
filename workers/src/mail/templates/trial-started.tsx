import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const trialStarted: PrepareMail<'trial-started'> = async (
  transaction,
  { userId, product, price, endsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} trial has begun`,
    preview: `It runs until ${mailTime(endsAt)}.`,
    reason: `a trial has begun with your ${PRODUCT_NAME} account.`,
    body: (
      <>
        <MailHeading>Your trial has begun</MailHeading>
        <MailText>
          You can use your {product} membership until {mailTime(endsAt)}. We have not charged you anything.
        </MailText>
        <MailText>
          After that it continues for {price}, charged to your payment method. If you cancel before then, we
          charge nothing.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
