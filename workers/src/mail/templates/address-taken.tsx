import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailLink } from '../layout/MailLink.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const addressTaken: PrepareMail<'address-taken'> = async (
  transaction,
  { userId },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `You already have a ${PRODUCT_NAME} account`,
    preview: 'Someone tried to sign up with this email.',
    reason: `someone entered your email for a new ${PRODUCT_NAME} account.`,
    body: (
      <>
        <MailHeading>You already have an account</MailHeading>
        <MailText>
          Someone, perhaps you, tried to create an account with this email. You already have an account, and
          nothing about it has changed.
        </MailText>
        <MailButton href={`${publicUrl}/login/auth`}>Log in</MailButton>
        <MailText>
          Forgot your password? <MailLink href={`${publicUrl}/login/forgot`}>Set a new one</MailLink>.
        </MailText>
        <MailText quiet>
          If this was not you, you do not have to do anything. We did not tell them that you have an account.
        </MailText>
      </>
    ),
  }
}
