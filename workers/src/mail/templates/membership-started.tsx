import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const membershipStarted: PrepareMail<'membership-started'> = async (
  transaction,
  { userId, product, amount, nextDate },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} membership has begun`,
    preview: `Thank you. Your ${product} membership is active.`,
    reason: `you bought a membership of ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>Thank you for your membership</MailHeading>
        <MailText>
          Your {product} membership is active. We charged {amount}.
        </MailText>
        <MailText>
          The next payment is on {mailTime(nextDate)}. Your invoices are on your membership page, where you
          can also cancel at any time.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
