import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { StaffRole } from '@vitrine/contracts/staff-roles'
import type { Transaction } from '@vitrine/database/database'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

const roleWords: Record<StaffRole, string> = {
  editor: 'an editor',
  support: 'a support agent',
  operator: 'an operator',
  administrator: 'an administrator',
}

/** Nothing is written of an account that is gone meanwhile. */
export const staffAccessChanged: PrepareMail<'staff-access-changed'> = async (
  transaction,
  { userId, accountId, role, byId, at },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  const [email, by] = [await emailOf(transaction, accountId), await emailOf(transaction, byId)]
  if (email === null) return null
  const is = role === null ? 'is no longer staff' : `is ${roleWords[role]} now`
  return {
    subject: `${email} ${is}`,
    preview: 'If you did not expect this, ask who did it.',
    reason: `you are staff of ${PRODUCT_NAME}, or were until now.`,
    body: (
      <>
        <MailHeading>Staff access was changed</MailHeading>
        <MailText>
          {email} {is}. {by ?? 'Somebody whose account is gone'} decided this on {mailTime(at)}.
        </MailText>
        <MailText>
          If you did not expect this, ask the person who decided it, and look at the audit log.
        </MailText>
        <MailButton href={`${publicUrl}/app/oms/audit-entries`}>Open the audit log</MailButton>
      </>
    ),
  }
}

async function emailOf(transaction: Transaction, id: number): Promise<string | null> {
  return (
    (await transaction.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email ??
    null
  )
}
