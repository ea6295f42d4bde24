import { identityLimits } from '@vitrine/contracts/identity/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { mintAccountLink } from '@vitrine/domain/identity/account-links'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const resetPassword: PrepareMail<'reset-password'> = async (transaction, { userId }, { publicUrl, recipient }) => {
  const user = await mailedAccount(transaction, userId, recipient)
  if (!user) return null
  const token = await mintAccountLink(transaction, { user, purpose: 'reset-password', minutes: identityLimits.resetLinkMinutes })
  return {
    subject: `A new password for ${PRODUCT_NAME}`,
    preview: 'The link in it works for an hour.',
    reason: `somebody asked for a new password for the ${PRODUCT_NAME} account of this address.`,
    body: (
      <>
        <MailHeading>Choose a new password</MailHeading>
        <MailText>Somebody, you most likely, asked for a new password for your account. Here you choose it.</MailText>
        <MailButton href={`${publicUrl}/login/reset-password?token=${token}`}>Choose a new password</MailButton>
        <MailText>It ends every session of the account, and opens one that was locked.</MailText>
        <MailText quiet>The link works for {identityLimits.resetLinkMinutes} minutes, and once; a newer one takes its place. If you did not ask for it, leave this mail alone: your password stays as it is.</MailText>
      </>
    ),
  }
}
