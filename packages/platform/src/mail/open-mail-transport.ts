import { join } from 'node:path'
import type { Config } from '../config.ts'
import { fileStorage } from '../storage/file-storage.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { fileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** The transport that the settings name: a mail server, or files below the data folder. */
export function openMailTransport(config: Config): MailTransport {
  if (!config.SMTP_URL) return fileTransport(storedMails(config), config.MAIL_FROM)
  return smtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM, connections: config.SMTP_CONNECTIONS })
}

/** The mails that were kept instead of sent. They hold links that work: nobody else on the machine reads them. */
export function storedMails(config: Pick<Config, 'dataDir'>): ObjectStorage {
  return fileStorage(join(config.dataDir, 'mails'), { isPrivate: true })
}
