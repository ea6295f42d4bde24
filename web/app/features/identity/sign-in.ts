import type { ReadResponse, Transport } from '@vitrine/contracts/client'
import {
  CONNECTION_FAILED,
  isServerFailure,
  messageInWords,
  SERVER_FAILED,
} from '@vitrine/contracts/failure-words'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'

export type SignInResult =
  | { ok: true; cookies: string[] }
  | { ok: false; message: string | null; status: number }

/** The documented call: urlencoded, X-Requested-With, fields username, password and remember-me. */
export async function signIn(transport: Transport<ReadResponse>, form: FormData): Promise<SignInResult> {
  const fields = new URLSearchParams()
  for (const name of ['username', 'password', 'remember-me']) {
    const value = form.get(name)
    if (typeof value === 'string') fields.set(name, value)
  }
  let response: ReadResponse
  try {
    response = await transport(identityEndpoints.signIn.path, {
      method: identityEndpoints.signIn.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': 'XMLHttpRequest',
      },
      body: fields.toString(),
    })
  } catch {
    return { ok: false, message: CONNECTION_FAILED, status: 502 }
  }
  if (response.ok) return { ok: true, cookies: response.headers.getSetCookie() }
  return {
    ok: false,
    message: failureMessage(response.status, await response.text()),
    status: response.status,
  }
}

/** A 403 is no message at all: the reader simply is not logged in. */
export function failureMessage(status: number, body: string): string | null {
  if (status === 403) return null
  if (isServerFailure(status)) return SERVER_FAILED
  try {
    const response: unknown = JSON.parse(body)
    return messageInWords(
      textAt(response, 'errors', 'message') ??
        textAt(response, 'errorDescription') ??
        textAt(response, 'message') ??
        'An unexpected error occurred',
    )
  } catch {
    return 'An unexpected error occurred'
  }
}

function textAt(value: unknown, ...path: string[]): string | undefined {
  let found: unknown = value
  for (const name of path)
    found =
      typeof found === 'object' && found !== null && name in found ? Reflect.get(found, name) : undefined
  return typeof found === 'string' && found ? found : undefined
}
