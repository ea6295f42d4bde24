import { CallFailed, type Transport } from '@vitrine/contracts/client'
import { fetchUtils } from 'react-admin'
import { z } from 'zod'
import { consoleFailure } from './console-client.ts'

const revisedSchema = z.object({ revision: z.int() })

/**
 * The HTTP client of ra-data-simple-rest, over the same transport and with the same failures as every other
 * call. A record that is put back names the revision that it was read with.
 */
export function simpleRestClient(transport: Transport) {
  return async (url: string, options: fetchUtils.Options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('accept', 'application/json')
    headers.set('x-requested-with', 'XMLHttpRequest')
    if (typeof options.body === 'string') headers.set('content-type', 'application/json')
    else headers.delete('content-type')
    const revision = revisionOf(options.body)
    if (options.method === 'PUT' && revision !== null) headers.set('if-match', `"${revision}"`)
    try {
      const response = await transport(url, { ...options, headers, credentials: 'include' })
      const body = await response.text()
      // A proxy refuses in HTML.
      if (!response.ok) throw new CallFailed(response.status, parsed(body))
      // A deletion responds with nothing; react-admin wants a record.
      const json: unknown = body ? JSON.parse(body) : {}
      return { status: response.status, headers: response.headers, body, json }
    } catch (error) {
      throw consoleFailure(error)
    }
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function revisionOf(body: unknown): number | null {
  if (typeof body !== 'string') return null
  const parsed = revisedSchema.safeParse(JSON.parse(body))
  return parsed.success ? parsed.data.revision : null
}
