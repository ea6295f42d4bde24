import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const renewalAhead: PrepareMail<'renewal-ahead'> = async (
  transaction,
  { userId, product, amount, renewsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} membership renews soon`,
    preview: `On ${mailTime(renewsAt)}, for ${amount}.`,
    reason: `your annual membership of ${PRODUCT_NAME} renews soon.`,
    body: (
      <>
        <MailHeading>Your membership renews soon</MailHeading>
        <MailText>
          Your {product} membership renews on {mailTime(renewsAt)} for another year. We will charge {amount}.
        </MailText>
        <MailText>
          If you do not want that, cancel before then. You can still use your membership until that day.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
