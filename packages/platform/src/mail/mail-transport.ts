import type { SendMailOptions } from 'nodemailer'

/** A mail, written and ready to leave. */
export interface OutgoingMail {
  /** A uuid: its Message-ID, and the name of a kept copy. */
  key: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** Beyond the usual ones: those of lists. */
  headers?: Readonly<Record<string, string>>
}

/** How mails leave the house: to a mail server, or into files that staff read. */
export interface MailTransport {
  readonly kind: 'smtp' | 'files'
  /**
   * Resolves once the mail has been taken over.
   *
   * @throws MailUnavailable, MailDeferred, MailRefused or MailUncertain; which of them decides whether it may
   *   be sent again
   */
  send(mail: OutgoingMail): Promise<void>
  /** Deletes the copy that was kept of a mail, if there is one. */
  forget(key: string): Promise<void>
  isAvailable(): Promise<boolean>
  close(): Promise<void>
}

/** The server is away, or takes no mail of ours; nothing was handed over, and the mail waits until it is back. */
export class MailUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the mail server does not take mails: ${reasonOf(cause)}`, { cause })
    this.name = 'MailUnavailable'
  }
}

/** The server asks to try this mail later (4xx). It was not taken. */
export class MailDeferred extends Error {
  constructor(cause: unknown) {
    super(`put off by the mail server: ${reasonOf(cause)}`, { cause })
    this.name = 'MailDeferred'
  }
}

/** The server will not take this mail (5xx), now or later. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super(`refused by the mail server: ${reasonOf(cause)}`, { cause })
    this.name = 'MailRefused'
  }
}

/** The connection ended while the mail was handed over: nobody knows whether it was taken. */
export class MailUncertain extends Error {
  constructor(cause: unknown) {
    super(`the connection ended while the mail was handed over: ${reasonOf(cause)}`, { cause })
    this.name = 'MailUncertain'
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

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
