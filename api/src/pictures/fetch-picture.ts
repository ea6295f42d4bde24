import { pictureLimits } from '@vitrine/contracts/pictures/messages'
import { Resolver } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Agent, request } from 'undici'
import { isPublicAddress } from '../http/public-address.ts'

/** Why a picture could not be fetched; the message is for the log. */
export class PictureNotFetched extends Error {
  readonly code: 'unreachable' | 'too-large'

  constructor(code: 'unreachable' | 'too-large', reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'PictureNotFetched'
    this.code = code
  }
}

export interface FetchOptions {
  /** Asked once for each family. Default: the machine's servers. */
  resolver?: Pick<Resolver, 'resolve4' | 'resolve6'>
  isAllowed?: (address: string) => boolean
  port?: number
  /** A certificate that is trusted besides the usual ones. */
  ca?: string
  /** Milliseconds from the first question to the last byte. */
  time?: number
  bytes?: number
}

/**
 * Fetches what stands at an https URL into a file. Its host is resolved once, every address that it has must
 * be public, and the connection goes to the first of those very addresses, whatever the name leads to a
 * moment later. Redirects are not followed.
 *
 * @throws PictureNotFetched
 */
export async function fetchPicture(url: string, file: string, options: FetchOptions = {}): Promise<void> {
  const { time = pictureLimits.fetchMs, bytes = pictureLimits.fetchedBytesMax, port, ca } = options
  const target = new URL(url)
  if (port) target.port = String(port)
  const signal = AbortSignal.timeout(time)
  const address = await beforeAbort(addressOf(target.hostname, options), signal)
  const dispatcher = new Agent({
    connect: { lookup: alwaysTo(address), timeout: time, ...(ca && { ca }) },
    headersTimeout: time,
    bodyTimeout: time,
    maxHeaderSize: 16_384,
  })
  try {
    const { statusCode, headers, body } = await request(target, {
      dispatcher,
      signal,
      headers: { accept: 'image/*' },
    })
    body.on('error', () => undefined)
    if (statusCode !== 200) throw new PictureNotFetched('unreachable', `status ${statusCode}`)
    if (Number(headers['content-length']) > bytes)
      throw new PictureNotFetched('too-large', `${String(headers['content-length'])} bytes`)
    await pipeline(body, atMost(bytes), createWriteStream(file), { signal })
  } catch (error) {
    throw error instanceof PictureNotFetched
      ? error
      : new PictureNotFetched('unreachable', error instanceof Error ? error.message : String(error), {
          cause: error,
        })
  } finally {
    await dispatcher.destroy()
  }
}

async function addressOf(
  hostname: string,
  { resolver = new Resolver({ timeout: 2000, tries: 2 }), isAllowed = isPublicAddress }: FetchOptions,
): Promise<string> {
  const literal = hostname.replaceAll(/^\[|\]$/g, '')
  const addresses = isIP(literal)
    ? [literal]
    : (
        await Promise.all([resolver.resolve4(hostname).catch(none), resolver.resolve6(hostname).catch(none)])
      ).flat()
  const refused = addresses.find((address) => !isAllowed(address))
  if (refused !== undefined)
    throw new PictureNotFetched('unreachable', `${hostname} leads to ${refused}, which is not public`)
  const [first] = addresses
  if (first === undefined) throw new PictureNotFetched('unreachable', `${hostname} leads nowhere`)
  return first
}

function none(): string[] {
  return []
}

/**
 * What the library asks for when it connects. It asks about no address in numbers, which has been looked at
 * as it is.
 */
function alwaysTo(address: string): LookupFunction {
  const family = isIP(address)
  return (_hostname, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family)
}

function atMost(bytes: number): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      left -= chunk.length
      if (left < 0) callback(new PictureNotFetched('too-large', `more than ${bytes} bytes`))
      else callback(null, chunk)
    },
  })
}

async function beforeAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new PictureNotFetched('unreachable', 'took too long')), {
      once: true,
    }),
  )
  return await Promise.race([promise, aborted])
}
