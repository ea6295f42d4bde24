import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-transport.ts'

/**
 * The message in nodemailer's words. Its Message-ID follows from the key: tried twice, it is the same
 * message.
 */
export function messageOf(
  { key, to, replyTo, subject, html, text, headers }: OutgoingMail,
  from: string,
): SendMailOptions {
  return {
    messageId: messageIdOf(key, from),
    from,
    // One address, whatever signs it holds: a list that the mailer would read out of a text cannot arise.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    // Templates name no files and no addresses to fetch; if one ever does, it is not followed.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export function messageIdOf(key: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${key}@${domain}>`
}
