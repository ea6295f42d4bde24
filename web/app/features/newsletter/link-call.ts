import { createClient, noAnswer, type Transport } from '@vitrine/contracts/client'
import { emailCategories, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type { RouterContextProvider } from 'react-router'
import { transportContext } from '../../shared/api/queries.ts'

/** The pages of mailed links ask each time: what a link does changes with its use, so nothing of it is kept. */
export function linkCall(transport: Transport = (path, init) => fetch(path, init)) {
  return createClient((path, init) => transport(path, init).catch(noAnswer))
}

export function linkCallOnServer(context: Readonly<RouterContextProvider>) {
  return linkCall(context.get(transportContext))
}

export function keyOf(request: Request): string {
  return onlyValue(request, 'key')
}

/** Null where the link lost its category, whole or in part, or holds more than one: what was cut is never guessed. */
export function categoryOf(request: Request): EmailCategory | null {
  const asked = onlyValue(request, 'category')
  return emailCategories.find((category) => category === asked) ?? null
}

function onlyValue(request: Request, name: string): string {
  const [value = '', ...more] = new URL(request.url).searchParams.getAll(name)
  return more.length > 0 ? '' : value
}
