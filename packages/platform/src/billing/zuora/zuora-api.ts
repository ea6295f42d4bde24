import { z } from 'zod'
import type { Refused, Unknown } from '../billing-provider.ts'
import type { ZuoraSettings } from '../billing-settings.ts'
import { callOverHttp, downloadOverHttp, type HttpResult, type Send } from '../http-call.ts'

/** What Zuora responded; `failed` is its own no, by category of its error code. */
export type ZuoraResult<Body> =
  | { kind: 'ok'; body: Body }
  | { kind: 'failed'; category: 'not-found' | 'declined' | 'busy' | 'other'; code: string }
  | { kind: 'not-taken'; code: string }
  | { kind: 'lost'; code: string }

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const failureSchema = z.object({
  success: z.literal(false),
  reasons: z.array(z.object({ code: z.union([z.number(), z.string()]) })).optional(),
})

const READ_DEADLINE_MS = 10_000
const WRITE_DEADLINE_MS = 20_000
const RENEW_BEFORE_MS = 60_000

/** Zuora's REST API: the token, deadlines, and how it says no. */
export class ZuoraApi {
  private readonly settings: ZuoraSettings
  private readonly over: Send | undefined
  private readonly deadlines: { read: number; write: number }
  private token: { value: string; goodUntil: number } | null = null

  constructor(settings: ZuoraSettings, deadlines: { read?: number; write?: number } = {}, send?: Send) {
    this.over = send
    this.settings = settings
    this.deadlines = { read: deadlines.read ?? READ_DEADLINE_MS, write: deadlines.write ?? WRITE_DEADLINE_MS }
  }

  async get<Body>(path: string, schema: z.ZodType<Body>): Promise<ZuoraResult<Body>> {
    return await this.call('GET', path, schema)
  }

  /** With a key, a repetition within a day gets the first call's response. */
  async send<Body>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: z.ZodType<Body>,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<ZuoraResult<Body>> {
    return await this.call(method, path, schema, body, idempotencyKey)
  }

  async download(path: string) {
    const token = await this.bearer()
    if (token.kind !== 'ok') return { kind: 'lost' as const, code: token.code }
    return await downloadOverHttp({
      url: `${this.settings.restUrl}${path}`,
      headers: { authorization: `Bearer ${token.body}` },
      deadlineMs: this.deadlines.read,
    })
  }

  private async call<Body>(
    method: string,
    path: string,
    schema: z.ZodType<Body>,
    body?: unknown,
    idempotencyKey?: string,
    isSecondTry = false,
  ): Promise<ZuoraResult<Body>> {
    const token = await this.bearer()
    // Without a token nothing was asked for yet.
    if (token.kind !== 'ok') return { kind: 'not-taken', code: token.code }
    const result = await callOverHttp({
      method,
      url: `${this.settings.restUrl}${path}`,
      headers: {
        authorization: `Bearer ${token.body}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      deadlineMs: method === 'GET' ? this.deadlines.read : this.deadlines.write,
      send: this.over,
    })
    if (result.kind === 'responded' && result.status === 401 && !isSecondTry) {
      this.token = null
      return await this.call(method, path, schema, body, idempotencyKey, true)
    }
    return understood(result, schema)
  }

  private async bearer(): Promise<{ kind: 'ok'; body: string } | { kind: 'failed'; code: string }> {
    if (this.token && performance.now() < this.token.goodUntil) return { kind: 'ok', body: this.token.value }
    const { clientId, clientSecret, restUrl } = this.settings
    const form = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    })
    const result = await callOverHttp({
      method: 'POST',
      url: `${restUrl}/oauth/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      deadlineMs: this.deadlines.read,
      send: this.over,
    })
    if (result.kind !== 'responded') return { kind: 'failed', code: `token-${result.code}` }
    const parsed = tokenSchema.safeParse(result.body)
    if (!parsed.success) return { kind: 'failed', code: `token-http-${result.status}` }
    this.token = {
      value: parsed.data.access_token,
      goodUntil: performance.now() + parsed.data.expires_in * 1000 - RENEW_BEFORE_MS,
    }
    return { kind: 'ok', body: this.token.value }
  }
}

function understood<Body>(result: HttpResult, schema: z.ZodType<Body>): ZuoraResult<Body> {
  if (result.kind !== 'responded') return result
  const { status, body } = result
  const failure = failureSchema.safeParse(body)
  if (failure.success) return ownNo(String(failure.data.reasons?.[0]?.code ?? status), status)
  if (status === 404) return { kind: 'failed', category: 'not-found', code: 'http-404' }
  if (status === 409) return { kind: 'lost', code: 'http-409' }
  if (status >= 400) return { kind: 'failed', category: 'other', code: `http-${status}` }
  const parsed = schema.safeParse(body)
  return parsed.success ? { kind: 'ok', body: parsed.data } : { kind: 'lost', code: 'unexpected-body' }
}

/** The last two digits of Zuora's codes say of which kind a failure is. */
function ownNo(code: string, status: number): ZuoraResult<never> {
  const category = code.slice(-2)
  // Of a key in use nobody knows what the call that holds it does, whatever the code says: read back, never
  // repeated.
  if (status === 409) return { kind: 'lost', code }
  if (category === '40' || status === 404) return { kind: 'failed', category: 'not-found', code }
  if (category === '99') return { kind: 'failed', category: 'declined', code }
  // Locked by another request, or too many of them: nothing was done.
  if (category === '50' || category === '70') return { kind: 'failed', category: 'busy', code }
  if (category === '60') return { kind: 'lost', code }
  return { kind: 'failed', category: 'other', code }
}

/** What a call that did not succeed comes to in the port's words, where a bank has no say in it. */
export function troubleOf(result: Exclude<ZuoraResult<unknown>, { kind: 'ok' }>): Refused | Unknown {
  if (result.kind === 'lost') return { outcome: 'unknown', code: result.code }
  if (result.kind === 'not-taken') return { outcome: 'refused', reason: 'unavailable', code: result.code }
  return {
    outcome: 'refused',
    reason: result.category === 'busy' ? 'unavailable' : 'invalid',
    code: result.code,
  }
}
