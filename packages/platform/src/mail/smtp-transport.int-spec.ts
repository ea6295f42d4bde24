import { startSmtpSink, type SmtpSink } from '@vitrine/testing/smtp-sink'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  MailDeferred,
  MailRefused,
  MailUnavailable,
  MailUncertain,
  type MailTransport,
} from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

let sink: SmtpSink
let transport: MailTransport

const codes: Record<string, number> = { 'nobody@vitrine.example': 550, 'later@vitrine.example': 451 }

beforeAll(async () => {
  sink = await startSmtpSink({
    refuse: (address) => codes[address] ?? null,
    hangUp: (address) => address.startsWith('cut-off'),
  })
  transport = smtpTransport({ url: sink.url, from: 'Vitrine <post@vitrine.example>', connections: 2 })
})

afterAll(async () => {
  await transport.close()
  await sink.stop()
})

const mail = (to: string) => ({
  key: randomUUID(),
  to,
  subject: 'A word',
  html: '<p>Hello</p>',
  text: 'Hello',
})

describe('a mail over SMTP', () => {
  it('arrives with its stable Message-ID, both parts and the headers that it was given', async () => {
    const written = {
      ...mail('ada@vitrine.example'),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
    await transport.send(written)
    const [taken] = sink.messages.filter(({ to }) => to.includes('ada@vitrine.example'))
    expect(taken?.source).toContain(`Message-ID: <${written.key}@vitrine.example>`)
    expect(taken?.source).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(taken?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  it('has one recipient and one subject, whatever signs they hold', async () => {
    await transport.send({ ...mail('eve@vitrine.example'), subject: 'Hello\r\nBcc: victim@vitrine.example' })
    const [taken] = sink.messages.filter(({ to }) => to.includes('eve@vitrine.example'))
    expect(taken?.to).toEqual(['eve@vitrine.example'])
    expect(taken?.source).not.toMatch(/^Bcc:/im)
    await expect(transport.send(mail('eve@vitrine.example, victim@vitrine.example'))).rejects.toBeInstanceOf(
      MailRefused,
    )
    expect(sink.messages.some(({ to }) => to.includes('victim@vitrine.example'))).toBe(false)
  })

  it('is refused for good, or put off, as the server says', async () => {
    await expect(transport.send(mail('nobody@vitrine.example'))).rejects.toBeInstanceOf(MailRefused)
    await expect(transport.send(mail('later@vitrine.example'))).rejects.toBeInstanceOf(MailDeferred)
    // The connection goes on.
    await transport.send(mail('after@vitrine.example'))
  })

  it('whose connection ends after its bytes were handed over may have arrived', async () => {
    await expect(transport.send(mail('cut-off@vitrine.example'))).rejects.toBeInstanceOf(MailUncertain)
    await transport.send(mail('next@vitrine.example'))
  })

  it('surely did not leave where nobody listens, and leaves when somebody does', async () => {
    const gone = await startSmtpSink()
    const other = smtpTransport({ url: gone.url, from: 'post@vitrine.example', connections: 1 })
    await other.send(mail('first@vitrine.example'))
    await gone.stop()
    await expect(other.send(mail('second@vitrine.example'))).rejects.toBeInstanceOf(MailUnavailable)
    expect(await other.isAvailable()).toBe(false)

    const back = await startSmtpSink({ port: gone.port })
    expect(await other.isAvailable()).toBe(true)
    await other.send(mail('second@vitrine.example'))
    expect(back.messages.map(({ to }) => to)).toEqual([['second@vitrine.example']])
    await other.close()
    await back.stop()
  })
})
