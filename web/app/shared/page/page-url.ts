import { redirect } from 'react-router'
import { notFound } from '../api/failure.ts'

/** The id in the URL of a page; what is no id gets the not-found page. */
export function pageId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) notFound()
  return Number(text)
}

const MOVED_PERMANENTLY = 301

export function redirectForGood(url: string): never {
  throw redirect(url, MOVED_PERMANENTLY)
}
