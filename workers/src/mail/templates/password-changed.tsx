import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const passwordChanged: PrepareMail<'password-changed'> = async (transaction, { userId, changedAt }, { publicUrl, recipient }) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    preview: 'If it was you, there is nothing to do.',
    reason: `the password of your ${PRODUCT_NAME} account was changed.`,
    body: (
      <>
        <MailHeading>Your password was changed</MailHeading>
        <MailText>This happened on {mailTime(changedAt)}. Wherever else you were logged in, you are no longer.</MailText>
        <MailText>If it was you, there is nothing to do. If it was not, set a new one at once: whoever changed it is then out.</MailText>
        <MailButton href={`${publicUrl}/login/forgot`}>It was not me</MailButton>
      </>
    ),
  }
}
