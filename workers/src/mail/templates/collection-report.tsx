import { reportReasonLabel } from '@vitrine/contracts/collections/report-reasons'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailLink } from '../layout/MailLink.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

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
