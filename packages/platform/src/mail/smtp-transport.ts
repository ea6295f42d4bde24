import nodemailer, { type MailMessage } from 'nodemailer'
import type { Readable } from 'node:stream'
import {
  MailDeferred,
  MailRefused,
  type MailTransport,
  MailUnavailable,
  MailUncertain,
  messageIdOf,
  messageOf,
} from './mail-transport.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// */
  url: string
  from: string
  /** Connections held open at once. */
  connections: number
}

/** Responses slower than these count as none. */
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** Sends over connections that stay open. Tells apart what was surely not handed over from what may have been. */
export function smtpTransport({ url, from, connections }: SmtpOptions): MailTransport {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: Infinity,
    // By itself it would hand a mail over once more when the connection closes without a word, though the
    // first may have arrived.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  // The message's bytes leave through this stream: one that nobody has read was not handed over.
  const bodies = new Map<string, Readable>()
  mailer.use('stream', ({ message }: MailMessage, next) => {
    const open = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const body = open(options)
      bodies.set(message.messageId(), body)
      return body
    }
    next()
  })
  return {
    kind: 'smtp',
    async send(mail) {
      const id = messageIdOf(mail.key, from)
      try {
        await mailer.sendMail(messageOf(mail, from))
      } catch (error) {
        throw judged(error, bodies.get(id)?.readableDidRead ?? false)
      } finally {
        bodies.delete(id)
      }
    },
    // None is kept.
    forget: async () => undefined,
    isAvailable: async () =>
      await mailer.verify().then(
        () => true,
        () => false,
      ),
    close: async () => mailer.close(),
  }
}

/**
 * RFC 5321, 4.2.1: 4yz asks to try later, 5yz not to. Without a response the question is how far the mail had
 * come.
 */
function judged(error: unknown, wasRead: boolean): Error {
  const code = responseCodeOf(error)
  // The sign-in at the server fails, or it closes: that is no mail's fault.
  if (code === 421 || codeOf(error) === 'EAUTH') return new MailUnavailable(error)
  if (code !== null) return code >= 500 ? new MailRefused(error) : new MailDeferred(error)
  // An address or a message that no server would be asked about.
  if (['EENVELOPE', 'EMESSAGE'].includes(codeOf(error) ?? '')) return new MailRefused(error)
  return wasRead ? new MailUncertain(error) : new MailUnavailable(error)
}

function responseCodeOf(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
