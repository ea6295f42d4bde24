import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const membershipCancelled: PrepareMail<'membership-cancelled'> = async (
  transaction,
  { userId, endsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} membership was cancelled`,
    preview: `You can use it until ${mailTime(endsAt)}.`,
    reason: `you cancelled your ${PRODUCT_NAME} membership.`,
    body: (
      <>
        <MailHeading>Your membership was cancelled</MailHeading>
        <MailText>
          You can use it until {mailTime(endsAt)}, and we will not charge you again. What is in your vault
          stays yours.
        </MailText>
        <MailText>If you change your mind, you can undo this until then.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
