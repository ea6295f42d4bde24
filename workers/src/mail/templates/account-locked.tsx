import { identityLimits } from '@vitrine/contracts/identity/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const accountLocked: PrepareMail<'account-locked'> = async (
  transaction,
  { userId, lockedAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} account is temporarily locked`,
    preview: 'Too many wrong passwords in a row.',
    reason: `your ${PRODUCT_NAME} account was locked.`,
    body: (
      <>
        <MailHeading>Your account is locked for {identityLimits.lockMinutes} minutes</MailHeading>
        <MailText>
          On {mailTime(lockedAt)} a wrong password was entered for the fifth time in a row. Nobody can log in
          until the lock ends, not even with the correct password.
        </MailText>
        <MailText>
          If this was you, wait, or set a new password, which unlocks the account immediately.
        </MailText>
        <MailButton href={`${publicUrl}/login/forgot`}>Set a new password</MailButton>
        <MailText quiet>
          If this was not you: nobody has logged in. Use a password that you do not use anywhere else.
        </MailText>
      </>
    ),
  }
}
