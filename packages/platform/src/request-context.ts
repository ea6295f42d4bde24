import { AsyncLocalStorage } from 'node:async_hooks'

/** What runs along with a request or job without being passed by hand: its id, for logs, events and audit. */
export interface RequestContext {
  requestId: string
}

const storage = new AsyncLocalStorage<RequestContext>()

export function runInContext<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run)
}

export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null
}
