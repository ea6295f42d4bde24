import { identityLimits } from '@vitrine/contracts/identity/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const accountLocked: PrepareMail<'account-locked'> = async (transaction, { userId, lockedAt }, { publicUrl, recipient }) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} account is locked for a while`,
    preview: 'Too many wrong passwords in a row.',
    reason: `your ${PRODUCT_NAME} account was locked.`,
    body: (
      <>
        <MailHeading>Your account is locked for {identityLimits.lockMinutes} minutes</MailHeading>
        <MailText>On {mailTime(lockedAt)} a wrong password was given for the fifth time in a row. Until the time is over nobody can log in, not even with the right one.</MailText>
        <MailText>If it was you, wait, or set a new password, which opens the account at once.</MailText>
        <MailButton href={`${publicUrl}/login/forgot`}>Set a new password</MailButton>
        <MailText quiet>If it was not you: nobody got in. A password that you use nowhere else keeps it that way.</MailText>
      </>
    ),
  }
}
