import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Refused, Unknown } from '../billing-provider.ts'
import type { AvangateSettings } from '../billing-settings.ts'
import { callOverHttp, type Send } from '../http-call.ts'
import { authentication } from './avangate-signatures.ts'
import { failureSchema } from './avangate-schemas.ts'

export type AvangateResult<Body> =
  | { kind: 'ok'; body: Body }
  | { kind: 'failed'; category: 'not-found' | 'declined' | 'other'; code: string }
  | { kind: 'not-taken'; code: string }
  | { kind: 'lost'; code: string }

const READ_DEADLINE_MS = 10_000
const WRITE_DEADLINE_MS = 20_000

/** 2Checkout's REST 6.0: each call is signed with the time. */
export class AvangateApi {
  private readonly settings: AvangateSettings
  private readonly clock: Clock
  private readonly over: Send | undefined
  private readonly deadlines: { read: number; write: number }

  constructor(
    settings: AvangateSettings,
    clock: Clock,
    deadlines: { read?: number; write?: number } = {},
    send?: Send,
  ) {
    this.over = send
    this.settings = settings
    this.clock = clock
    this.deadlines = { read: deadlines.read ?? READ_DEADLINE_MS, write: deadlines.write ?? WRITE_DEADLINE_MS }
  }

  async call<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: z.ZodType<Body>,
    body?: unknown,
  ): Promise<AvangateResult<Body>> {
    const { apiUrl, merchantCode, secretKey } = this.settings
    const result = await callOverHttp({
      method,
      url: `${apiUrl}${path}`,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-avangate-authentication': authentication(merchantCode, secretKey, this.clock.now()),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      deadlineMs: method === 'GET' ? this.deadlines.read : this.deadlines.write,
      send: this.over,
    })
    if (result.kind !== 'responded') return result
    if (result.status >= 400) return ownNo(result.status, result.body)
    const parsed = schema.safeParse(result.body)
    return parsed.success ? { kind: 'ok', body: parsed.data } : { kind: 'lost', code: 'unexpected-body' }
  }
}

function ownNo(status: number, body: unknown): AvangateResult<never> {
  const code = failureSchema.safeParse(body).data?.error_code ?? `http-${status}`
  if (status === 404) return { kind: 'failed', category: 'not-found', code }
  return {
    kind: 'failed',
    category: /DECLINED|PAYMENT|AUTHORIZATION_FAILED/.test(code) ? 'declined' : 'other',
    code,
  }
}

export function troubleOf(result: Exclude<AvangateResult<unknown>, { kind: 'ok' }>): Refused | Unknown {
  if (result.kind === 'lost') return { outcome: 'unknown', code: result.code }
  return {
    outcome: 'refused',
    reason: result.kind === 'not-taken' ? 'unavailable' : 'invalid',
    code: result.code,
  }
}
