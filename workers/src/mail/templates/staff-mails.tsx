import { contactSubjectLabel } from '@vitrine/contracts/contact/subjects'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { MailHeading, MailLink, MailText, OwnWords } from '../mail-parts.tsx'
import type { PrepareMail } from '../mail-template.ts'

/**
 * Goes to the support mailbox; a reply goes to whoever wrote. Nothing that a writer chose freely stands in
 * the subject.
 */
export const contactMessage: PrepareMail<'contact-message'> = async (
  transaction,
  { messageId },
  { publicUrl },
) => {
  const message = await transaction
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirst()
  // Deleted meanwhile, as its writer may ask.
  if (!message) return null
  const subject = contactSubjectLabel(message.subject)
  const ofConsole = `${publicUrl}/app/oms/contact-messages/${message.id}/show`
  return {
    subject: `${subject} (${PRODUCT_NAME} contact form, no. ${message.id})`,
    preview: message.message.slice(0, 120),
    reason: `someone filled in the contact form at ${publicUrl}/about-contact. Your reply goes to them.`,
    body: (
      <>
        <MailHeading>{subject}</MailHeading>
        <MailText quiet>
          From <OwnWords>{message.name}</OwnWords>, {message.email}
          {message.website && `, ${message.website}`}
        </MailText>
        {message.message.split(/\n{2,}/).map((paragraph, place) => (
          // Paragraphs have no identity of their own, and never change places.
          <MailText key={place}>
            {paragraph.split('\n').map((line, at) => (
              <span key={at} dir="auto" style={{ display: 'block' }}>
                {line}
              </span>
            ))}
          </MailText>
        ))}
        <MailText quiet>
          Mark it as answered in the staff console: <MailLink href={ofConsole}>{ofConsole}</MailLink>
        </MailText>
      </>
    ),
  }
}

export const testMail: PrepareMail<'test-mail'> = async (_transaction, { requestedBy }, { publicUrl }) => ({
  subject: `Test email from ${PRODUCT_NAME}`,
  preview: 'If you can read this, sending emails works.',
  reason: `${requestedBy} requested it in the staff console.`,
  body: (
    <>
      <MailText>If you can read this, sending emails works.</MailText>
      <MailText>It was sent from {publicUrl}. You do not have to do anything.</MailText>
    </>
  ),
})
