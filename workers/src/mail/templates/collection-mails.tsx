import { reportReasonLabel } from '@vitrine/contracts/collections/report-messages'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { MailHeading, MailLink, MailText, MailButton, OwnWords } from '../mail-parts.tsx'
import type { PrepareMail } from '../mail-template.ts'
import { mailedAccount } from '../mailed-account.ts'

/** Goes to the support mailbox. Nothing that a reporter chose freely stands in the subject. */
export const collectionReport: PrepareMail<'collection-report'> = async (
  transaction,
  { reportId },
  { publicUrl },
) => {
  const report = await transaction
    .selectFrom('collection_reports')
    .select(['id', 'reason', 'comment', 'email'])
    .where('id', '=', reportId)
    .where('state', '=', 'new')
    .executeTakeFirst()
  // Settled meanwhile.
  if (!report) return null
  const reason = reportReasonLabel(report.reason)
  const ofConsole = `${publicUrl}/app/oms/collection-reports/${report.id}/show`
  return {
    subject: `A collection was reported: ${reason} (${PRODUCT_NAME}, no. ${report.id})`,
    preview: reason,
    reason:
      'someone reported a public collection. Further reports of it within the hour are shown only in the console.',
    body: (
      <>
        <MailHeading>A collection was reported</MailHeading>
        <MailText>{reason}</MailText>
        {report.comment && <MailText>{report.comment}</MailText>}
        {report.email && <MailText quiet>From {report.email}</MailText>}
        <MailText quiet>
          Look at it in the staff console: <MailLink href={ofConsole}>{ofConsole}</MailLink>
        </MailText>
      </>
    ),
  }
}

/** Says why, and never who reported the collection. */
export const collectionTakenDown: PrepareMail<'collection-taken-down'> = async (
  transaction,
  { userId, reportId },
  { publicUrl, supportEmail, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  const found = await transaction
    .selectFrom('collection_reports as report')
    .innerJoin('collections as collection', 'collection.id', 'report.collection_id')
    .select(['collection.id', 'collection.title', 'report.take_down_reason as reason'])
    .where('report.id', '=', reportId)
    .where('collection.user_id', '=', userId)
    .where('collection.taken_down_at', 'is not', null)
    .executeTakeFirst()
  // Lifted or deleted meanwhile.
  if (!found) return null
  return {
    subject: `Your ${PRODUCT_NAME} collection is no longer public`,
    preview: 'Our staff have taken it down.',
    reason: `one of your public collections on ${PRODUCT_NAME} was taken down.`,
    body: (
      <>
        <MailHeading>Your collection is no longer public</MailHeading>
        <MailText>
          Our staff have taken down your collection “<OwnWords>{found.title}</OwnWords>”. Only you can see it
          now; nothing in your vault was deleted.
        </MailText>
        <MailText>
          The reason: <OwnWords>{found.reason}</OwnWords>
        </MailText>
        <MailText>
          You cannot make it public again until our staff allow it. If you have changed it, or think that we
          are wrong, write to {supportEmail}.
        </MailText>
        <MailButton href={`${publicUrl}/app/vault/collections/${found.id}`}>See your collection</MailButton>
      </>
    ),
  }
}
