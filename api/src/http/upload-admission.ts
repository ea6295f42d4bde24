import { Inject, Injectable } from '@nestjs/common'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { UPLOADS_WAIT } from '@vitrine/contracts/failure-words'
import type { FileLimits } from '@vitrine/contracts/files'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CONFIG } from '../infrastructure/tokens.ts'
import { addressOf } from './endpoint-rate-limits.ts'
import type { VitrineRequest } from './request.ts'
import { statedBytesOf } from './stated-bytes.ts'
import { WaitingUploads } from './waiting-uploads.ts'

const MEGABYTE = 1_048_576

/** Of an upload of which nothing has arrived: about a small photo. */
const RESERVED_BYTES = MEGABYTE

/** A photo takes about a second. */
const RETRY_AFTER_SECONDS = 5

/**
 * Bounds what each account has under way of calls that take files, from before the body is read until the
 * response.
 */
@Injectable()
export class UploadAdmission {
  private readonly uploads: WaitingUploads

  constructor(
    @Inject(CONFIG)
    config: Pick<Config, 'UPLOADS_PER_ACCOUNT' | 'UPLOADS_PER_ACCOUNT_MB' | 'UPLOADS_MB'>,
  ) {
    this.uploads = new WaitingUploads({
      filesPerAccount: config.UPLOADS_PER_ACCOUNT,
      bytesPerAccount: config.UPLOADS_PER_ACCOUNT_MB * MEGABYTE,
      bytes: config.UPLOADS_MB * MEGABYTE,
      reservedBytes: RESERVED_BYTES,
    })
  }

  /**
   * Runs a call with a body of files, where it finds room. What is read of the body is counted
   * (`countReceived`). @throws AppError TOO_MANY_REQUESTS
   */
  async during<Result>(
    request: VitrineRequest,
    endpoint: Endpoint,
    run: () => Promise<Result>,
  ): Promise<Result> {
    const account = request.actor ? String(request.actor.userId) : addressOf(request)
    const upload = this.uploads.enter(account, bytesOf(request, endpoint))
    if (!upload) throw uploadsWait()
    request.upload = upload
    try {
      return await run()
    } finally {
      upload.end()
    }
  }
}

/**
 * Passes on what arrives of a file. @throws AppError TOO_MANY_REQUESTS where others have taken the room
 * meanwhile
 */
export async function* countReceived(
  content: AsyncIterable<Uint8Array>,
  { upload }: VitrineRequest,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    if (upload?.receive(chunk.byteLength) === false) throw uploadsWait()
    yield chunk
  }
}

function uploadsWait(): AppError {
  return new AppError('TOO_MANY_REQUESTS', {
    message: UPLOADS_WAIT,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
}

/** As the sender states it; without that, the most that the endpoint takes. */
function bytesOf(request: VitrineRequest, { files }: Endpoint): number {
  const most = files ? mostBytesOf(files) : 0
  return Math.min(statedBytesOf(request) ?? most, most)
}

function mostBytesOf({ maxCount, maxBytes, more = [] }: FileLimits): number {
  return more.reduce((sum, each) => sum + mostBytesOf(each), maxCount * maxBytes)
}
