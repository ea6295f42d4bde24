import { createClient, noAnswer, type Transport } from '@vitrine/contracts/client'
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
  return new URL(request.url).searchParams.get('key') ?? ''
}
