import type { StandInRequest, StandInResponse } from './http.ts'

/** What goes wrong with the next calls whose `METHOD path` holds a text. */
export interface Fault {
  /** Part of `POST /v1/orders`, for instance. */
  matching: string
  /** Calls that it leaves alone although they match, by the end of their path. */
  butNot?: string
  how: 'http-500' | 'html' | 'too-many' | 'never' | 'late' | 'no-json' | 'not-found'
  /** What was asked for is done nevertheless. */
  isDone: boolean
  /** Calls that it still happens to. */
  times: number
  /** Of `late`. */
  delayMs?: number
}

export const faultKinds: readonly Fault['how'][] = [
  'http-500',
  'html',
  'too-many',
  'never',
  'late',
  'no-json',
  'not-found',
]

export type FaultyResponse = StandInResponse | 'never'

/** Goes wrong where the next fault says so, else responds. */
export async function respondWithFaults(
  faults: Fault[],
  request: StandInRequest,
  respond: () => StandInResponse,
): Promise<FaultyResponse> {
  const fault = faults.find(
    ({ matching, butNot, times }) =>
      times > 0 &&
      `${request.method} ${request.path}`.includes(matching) &&
      !(butNot !== undefined && request.path.endsWith(butNot)),
  )
  if (!fault) return respond()
  fault.times -= 1
  const response = fault.isDone || fault.how === 'late' ? respond() : null
  switch (fault.how) {
    case 'never':
      return 'never'
    case 'late':
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 1000))
      return response ?? respond()
    case 'too-many':
      return {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': '1' },
        body: '{"message":"Too many requests."}',
      }
    case 'html':
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<html><body>Down for maintenance</body></html>',
      }
    case 'no-json':
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '{"success":tr' }
    case 'not-found':
      return {
        status: 404,
        headers: { 'content-type': 'application/json' },
        body: '{"error_code":"NOT_FOUND","message":"Not found."}',
      }
    case 'http-500':
      return {
        status: 502,
        headers: { 'content-type': 'application/json' },
        body: '{"message":"Bad gateway."}',
      }
  }
}
