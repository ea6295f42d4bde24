import { identityLimits } from '@vitrine/contracts/identity/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { mintAccountLink } from '@vitrine/domain/identity/account-links'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const resetPassword: PrepareMail<'reset-password'> = async (
  transaction,
  { userId },
  { publicUrl, recipient, now },
) => {
  const user = await mailedAccount(transaction, userId, recipient)
  if (!user) return null
  const token = await mintAccountLink(transaction, {
    user,
    purpose: 'reset-password',
    now,
    minutes: identityLimits.resetLinkMinutes,
  })
  return {
    subject: `Set a new ${PRODUCT_NAME} password`,
    preview: 'The link works for an hour.',
    reason: `someone requested a new password for the ${PRODUCT_NAME} account with your email.`,
    body: (
      <>
        <MailHeading>Choose a new password</MailHeading>
        <MailText>You (or someone using your email) requested a new password for your account.</MailText>
        <MailButton href={`${publicUrl}/login/reset-password?token=${token}`}>
          Choose a new password
        </MailButton>
        <MailText>This signs you out on all devices. It also unlocks your account.</MailText>
        <MailText quiet>
          The link works for {identityLimits.resetLinkMinutes} minutes, and only once. A newer link replaces
          it. If it was not you, ignore this email. Your password stays the same.
        </MailText>
      </>
    ),
  }
}
