import { identityLimits } from '@vitrine/contracts/identity/messages'
import type { MailData } from '@vitrine/contracts/mail/templates'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { StaffRole } from '@vitrine/contracts/staff-roles'
import type { Transaction } from '@vitrine/database/database'
import { mintAccountLink } from '@vitrine/domain/identity/account-links'
import { mailedAccount } from '../mailed-account.ts'
import { MailButton, MailHeading, MailText, MailLink, mailTime } from '../mail-parts.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const verifyEmail: PrepareMail<'verify-email'> = async (
  transaction,
  { userId, parentUrl },
  { publicUrl, recipient, now },
) => {
  const user = await mailedAccount(transaction, userId, recipient)
  if (!user || user.email_verified_at) return null
  const token = await mintAccountLink(transaction, {
    user,
    purpose: 'verify-email',
    now,
    minutes: identityLimits.verificationLinkHours * 60,
  })
  const link = new URLSearchParams({ token, ...(parentUrl && { parentUrl }) })
  return {
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    preview: 'Confirm your email to complete your account.',
    reason: `your email was used for a new ${PRODUCT_NAME} account.`,
    body: (
      <>
        <MailHeading>Is this your email?</MailHeading>
        <MailText>
          You (or someone using your email) created a {PRODUCT_NAME} account. Please confirm, so we know this
          email is yours.
        </MailText>
        <MailButton href={`${publicUrl}/login/verify-email?${link.toString()}`}>Confirm my email</MailButton>
        <MailText quiet>
          The link works for {identityLimits.verificationLinkHours} hours, and only once. If it was not you,
          ignore this email. You will get no newsletters.
        </MailText>
      </>
    ),
  }
}

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

const secondFactorWords: Record<
  MailData<'second-factor-changed'>['change'],
  { heading: string; happened: string }
> = {
  added: {
    heading: 'Your second factor is set up',
    happened: 'From now on the console asks for a code from your authenticator app as well',
  },
  removed: {
    heading: 'Your second factor was removed',
    happened: 'The console no longer asks for a code from your authenticator app',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used',
    happened: 'Somebody logged in with one of your recovery codes',
  },
  'codes-renewed': {
    heading: 'You have new recovery codes',
    happened: 'Your old recovery codes no longer work',
  },
}

export const secondFactorChanged: PrepareMail<'second-factor-changed'> = async (
  transaction,
  { userId, change, at },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  const { heading, happened } = secondFactorWords[change]
  return {
    subject: `${heading} (${PRODUCT_NAME})`,
    preview: 'If this was you, you do not have to do anything.',
    reason: `the second factor of your ${PRODUCT_NAME} staff account was changed or used.`,
    body: (
      <>
        <MailHeading>{heading}</MailHeading>
        <MailText>
          {happened}. This happened on {mailTime(at)}.
        </MailText>
        <MailText>
          If this was you, or you asked an administrator for it, you do not have to do anything. If it was
          not, set a new password and tell the other staff.
        </MailText>
        <MailButton href={`${publicUrl}/login/forgot`}>This was not me</MailButton>
      </>
    ),
  }
}

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
