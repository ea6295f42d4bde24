import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const passwordChanged: PrepareMail<'password-changed'> = async (
  transaction,
  { userId, changedAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    preview: 'If this was you, you do not have to do anything.',
    reason: `the password of your ${PRODUCT_NAME} account was changed.`,
    body: (
      <>
        <MailHeading>Your password was changed</MailHeading>
        <MailText>
          This happened on {mailTime(changedAt)}. You have been signed out on all other devices.
        </MailText>
        <MailText>
          If this was you, you do not have to do anything. If it was not, set a new password immediately. This
          signs out the person who changed it.
        </MailText>
        <MailButton href={`${publicUrl}/login/forgot`}>This was not me</MailButton>
      </>
    ),
  }
}
