import { CallFailed, type Transport } from '@vitrine/contracts/client'
import { fetchUtils } from 'react-admin'
import { consoleFailure } from './console-client.ts'

/** The HTTP client of ra-data-simple-rest, over the same transport and with the same failures as every other call. */
export function simpleRestClient(transport: Transport) {
  return async (url: string, options: fetchUtils.Options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('accept', 'application/json')
    headers.set('x-requested-with', 'XMLHttpRequest')
    if (typeof options.body === 'string') headers.set('content-type', 'application/json')
    else headers.delete('content-type')
    try {
      const response = await transport(url, { ...options, headers, credentials: 'include' })
      const body = await response.text()
      const json: unknown = body ? JSON.parse(body) : undefined
      if (!response.ok) throw new CallFailed(response.status, json)
      return { status: response.status, headers: response.headers, body, json }
    } catch (error) {
      throw consoleFailure(error)
    }
  }
}
