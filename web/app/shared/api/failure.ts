import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { data } from 'react-router'
import { isPastEnd, type ListPlace } from '../ui/lists/pages-of-list.ts'

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
      text: (typeof error.body === 'string' && error.body.trim()) || error.message || FALLBACK,
      responded: true,
    }
  return { status: 502, text: (error instanceof Error && error.message) || FALLBACK, responded: false }
}

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

/**
 * Gives a page past the last one of its list status 404. Its data stay: they say where the last page is.
 *
 * @param place undefined where the list could not be loaded
 * @param reach how many rows can be paged through
 */
export function notFoundPastEnd<Listed extends ReturnType<typeof data>>(
  listed: Listed,
  place: ListPlace | undefined,
  reach?: number,
): Listed {
  if (place && isPastEnd(place, reach)) listed.init = { status: 404 }
  return listed
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
