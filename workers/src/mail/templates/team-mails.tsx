import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { teamLimits } from '@vitrine/contracts/teams/teams'
import { mintInvitation } from '@vitrine/domain/teams/mint-invitation'
import { MailButton, MailHeading, MailText } from '../mail-parts.tsx'
import type { PrepareMail } from '../mail-template.ts'
import { mailedAccount } from '../mailed-account.ts'

/**
 * To an address that may have no account, so it holds nothing that somebody has typed but the admin's own
 * confirmed email. The same words whether there is an account, but for one that waits for this invitation.
 */
export const teamInvitation: PrepareMail<'team-invitation'> = async (
  transaction,
  { teamUserId },
  { publicUrl, recipient, now },
) => {
  const entry = await transaction
    .selectFrom('team_users as entry')
    .innerJoin('teams as team', 'team.id', 'entry.team_id')
    .innerJoin('users as admin', 'admin.id', 'team.admin_id')
    .leftJoin('users as waiting', 'waiting.invited_as', 'entry.id')
    .select([
      'waiting.id as waitingId',
      'entry.expires_at',
      'admin.email as adminEmail',
      'admin.email_verified_at as adminVerifiedAt',
    ])
    .where('entry.id', '=', teamUserId)
    .where('entry.status', '=', 'WAITING')
    .where('entry.email', '=', recipient)
    .where('entry.expires_at', '>', now)
    .forUpdate('entry')
    .executeTakeFirst()
  // Withdrawn or accepted meanwhile.
  if (!entry) return null
  const inviter = entry.adminVerifiedAt === null ? 'A member' : entry.adminEmail
  const token = await mintInvitation(transaction, { teamUserId, expiresAt: entry.expires_at, now })
  return {
    subject: `You are invited to a team on ${PRODUCT_NAME}`,
    preview: `The invitation works for ${teamLimits.invitationDays} days.`,
    reason: `someone invited you to a team on ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>Join a team</MailHeading>
        <MailText>
          {inviter} invites you to a team on {PRODUCT_NAME}. The team pays for your membership: every section
          with all details, unlimited price lookups, WorthScore and a vault of your own.
        </MailText>
        <MailButton href={`${publicUrl}/app/teamInvitation?token=${token}`}>See the invitation</MailButton>
        {entry.waitingId !== null && (
          <MailText>
            An account waits for you under this email. Nobody can log in to it, or reset its password, until
            you open the invitation and choose a password of your own. If you decline the invitation there,
            the account is deleted, and you can sign up by yourself.
          </MailText>
        )}
        <MailText>
          What you keep in your vault is yours alone. The team does not see it, and it stays yours if you
          leave.
        </MailText>
        <MailText quiet>
          The invitation works for {teamLimits.invitationDays} days, and only once. A newer one replaces it.
          If you do not want to join, ignore this email.
        </MailText>
      </>
    ),
  }
}

export const teamRemoved: PrepareMail<'team-removed'> = async (
  transaction,
  { userId },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `You are no longer in your team on ${PRODUCT_NAME}`,
    preview: 'Your account and your vault stay yours.',
    reason: `you were in a team on ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>You are no longer in your team</MailHeading>
        <MailText>
          Your team’s plan no longer covers your account. The account, your vault and everything in it stay
          yours.
        </MailText>
        <MailText>To go on as before, you need a membership of your own.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
