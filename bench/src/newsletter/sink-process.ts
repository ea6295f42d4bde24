import { SMTPServer } from 'smtp-server'

/**
 * A mail server that takes everything and keeps nothing, in a process of its own. Says its port on the first
 * line.
 */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData: (stream, _session, done) => {
    stream.on('end', () => done(null))
    stream.resume()
  },
})
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})
