/**
 * What Postgres says where it does not do the work now, and may do it soon: a canceled statement (its
 * timeout), a lock that was waited for too long, an end or a start of the server, no free connection, a full
 * disk.
 */
const unavailableStates = new Set([
  '57014',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53000',
  '53100',
  '53200',
  '53300',
  '25P03',
  '25P04',
])

/** Class 08 is "connection exception". */
const CONNECTION_CLASS = '08'

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The driver and its pool give these no code; their texts stand in pg/lib/client.js and pg-pool/index.js. */
const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/**
 * Whether an error says that the database could not do its work now: asking again soon makes sense, and
 * nobody made a mistake.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (unavailableStates.has(code) || networkCodes.has(code)) return true
  if (code.length === 5 && code.startsWith(CONNECTION_CLASS)) return true
  if (driverMessages.some((message) => error.message.startsWith(message))) return true
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  return error.cause !== undefined && isDatabaseUnavailable(error.cause)
}
