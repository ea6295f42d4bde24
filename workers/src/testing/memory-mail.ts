import { MailUnavailable, type MailTransport, type OutgoingMail } from '@vitrine/platform/mail/mail-transport'

/** A mail server in memory that can be stopped, and that can be told what to say to an address. */
export class MemoryMail implements MailTransport {
  readonly kind = 'smtp'
  readonly sent: OutgoingMail[] = []
  /** As if the server were stopped. */
  down = false
  /** What is thrown for an address, each once. */
  readonly failures = new Map<string, Error[]>()

  async send(mail: OutgoingMail): Promise<void> {
    if (this.down) throw new MailUnavailable(new Error('connect ECONNREFUSED'))
    const failure = this.failures.get(mail.to)?.shift()
    if (failure) throw failure
    this.sent.push(mail)
  }

  async forget(): Promise<void> {}

  async isAvailable(): Promise<boolean> {
    return !this.down
  }

  async close(): Promise<void> {}
}
