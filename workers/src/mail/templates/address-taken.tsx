import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailLink } from '../layout/MailLink.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const addressTaken: PrepareMail<'address-taken'> = async (transaction, { userId }, { publicUrl, recipient }) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `You have a ${PRODUCT_NAME} account already`,
    preview: 'Somebody wanted to sign up with this address.',
    reason: `somebody gave this address for a new ${PRODUCT_NAME} account.`,
    body: (
      <>
        <MailHeading>There is an account already</MailHeading>
        <MailText>Somebody, you perhaps, wanted to open an account with this address. It has one, and nothing about it has changed.</MailText>
        <MailButton href={`${publicUrl}/login/auth`}>Log in</MailButton>
        <MailText>
          Do you not remember the password? <MailLink href={`${publicUrl}/login/forgot`}>Set a new one</MailLink>.
        </MailText>
        <MailText quiet>If it was not you, there is nothing to do: whoever it was has learned nothing from us.</MailText>
      </>
    ),
  }
}
