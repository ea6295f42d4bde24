import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const trialEnding: PrepareMail<'trial-ending'> = async (
  transaction,
  { userId, product, price, endsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} trial ends soon`,
    preview: `It ends on ${mailTime(endsAt)}.`,
    reason: `you have a trial of ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>Your trial ends soon</MailHeading>
        <MailText>
          Your trial ends on {mailTime(endsAt)}. It then becomes your {product} membership for {price},
          charged to your payment method.
        </MailText>
        <MailText>If you do not want that, cancel before then, and we charge nothing.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>
          See or cancel your trial
        </MailButton>
      </>
    ),
  }
}
