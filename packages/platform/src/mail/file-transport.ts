import nodemailer from 'nodemailer'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { MailRefused, type MailTransport, messageOf } from './mail-transport.ts'

/** Where the copy of a mail lies among the kept ones. */
export const mailFileKey = (key: string): string => `${key}.eml`

/** Keeps each mail as a file instead of sending it: the embedded set-up, where staff read them in the console. */
export function fileTransport(kept: ObjectStorage, from: string): MailTransport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    kind: 'files',
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail, from))
      if (!Buffer.isBuffer(message)) throw new MailRefused(new Error('the message could not be written'))
      await kept.put(mailFileKey(mail.key), message, 'message/rfc822')
    },
    forget: async (key) => await kept.delete(mailFileKey(key)),
    isAvailable: async () => true,
    close: async () => writer.close(),
  }
}
