import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { data } from 'react-router'

/** A list that could not be loaded, as its page shows it. */
export interface ListFailure {
  status: number
  text: string
  /** False where no server responded at all. */
  responded: boolean
}

const FALLBACK = 'An unexpected error occurred'
const RETRY_AFTER_SECONDS = '15'

/**
 * The response data, else the message, else the fallback, as documented for the dictionary's lists. Where no
 * server responds, the message is the documents' own.
 */
export function failureOf(error: unknown): ListFailure {
  if (error instanceof CallFailed)
    return {
      status: error.status,
      text: (typeof error.body === 'string' && withoutMarkup(error.body)) || error.message || FALLBACK,
      responded: true,
    }
  return { status: 502, text: (error instanceof Error && error.message) || FALLBACK, responded: false }
}

/** A page of markup is a gateway's, and nothing to read. */
const withoutMarkup = (text: string) => text.trim().replace(/^<.*/s, '')

/** The not-found page, with status 404. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

/**
 * Runs what a list page needs. A 404 becomes the not-found page; any other failure becomes the page's own
 * words, with the failure's status.
 */
export async function loadList<Response>(load: () => Promise<Response>) {
  try {
    return data({ response: await load(), failure: null })
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) notFound()
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    const failure = failureOf(error)
    const headers: Record<string, string> =
      failure.status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}
    return data({ response: null, failure }, { status: failure.status, headers })
  }
}

/** A part of a page that the page can do without. */
export async function orNull<Response>(asked: Promise<Response>): Promise<Response | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CallFailed || error instanceof NoResponse) return null
    throw error
  }
}
