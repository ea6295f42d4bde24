import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { text } from 'node:stream/consumers'

export interface SmtpSink {
  /** smtp://127.0.0.1:port */
  url: string
  port: number
  /** Every message that was taken over, as it came. */
  messages: { to: string[]; source: string }[]
  stop(): Promise<void>
}

export interface SmtpSinkOptions {
  /** 0 takes a free one. */
  port?: number
  /** What it responds to an address: a number of RFC 5321 refuses it. */
  refuse?: (address: string) => number | null
  /** Closes the connection after the message, without a response. */
  hangUp?: (address: string) => boolean
}

/** A mail server on loopback that takes everything and keeps it in memory. */
export async function startSmtpSink({ port = 0, refuse, hangUp }: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const messages: SmtpSink['messages'] = []
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse?.(address) ?? null
      done(code === null ? null : Object.assign(new Error('not taken'), { responseCode: code }))
    },
    onData: (stream, { id, envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      void text(stream).then(
        (source) => {
          if (to.some((address) => hangUp?.(address))) {
            connectionOf(id)?.close()
            return
          }
          messages.push({ to, source })
          done(null)
        },
        () => done(new Error('the connection ended before the message did')),
      )
    },
  }
  const server = new SMTPServer(options)
  const connectionOf = (id: string) => [...server.connections].find((connection) => connection.id === id)
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    messages,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
