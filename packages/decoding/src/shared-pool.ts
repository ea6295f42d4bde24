import { z } from 'zod'
import { decodersOf, type DecoderPool, type RunTask } from './decoders.ts'
import { outcomeSchema, taskSchema, type Outcome } from './messages.ts'
import { FileRefused } from './refusal.ts'

/** From one of several processes to the one that has the pool. Numbers are the sender's own. */
const requestSchema = z.object({
  kind: z.literal('decode'),
  number: z.int(),
  account: z.union([z.number(), z.string()]),
  task: taskSchema,
})
const responseSchema = z.object({ kind: z.literal('decoded'), number: z.int(), outcome: outcomeSchema })

export type DecodeRequest = z.infer<typeof requestSchema>
export type DecodeResponse = z.infer<typeof responseSchema>

/** Runs what another process asks for. Messages of others on the same channel are passed over. */
export async function serveDecoding(
  received: unknown,
  run: RunTask,
  respond: (response: DecodeResponse) => void,
): Promise<void> {
  const request = requestSchema.safeParse(received).data
  if (!request) return
  respond({
    kind: 'decoded',
    number: request.number,
    outcome: await outcomeOf(() => run(request.account, request.task)),
  })
}

async function outcomeOf(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await run() }
  } catch (error) {
    if (error instanceof FileRefused) return { refused: { code: error.code, reason: error.message } }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

interface Channel {
  send(request: DecodeRequest): void
  onMessage(listener: (message: unknown) => void): void
}

/**
 * The pool of another process: the processes of one api share it, so that an account opens one file at a time
 * in all of them together, in turns with all others.
 */
export function sharedPool({ send, onMessage }: Channel): DecoderPool {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  onMessage((received) => {
    const response = responseSchema.safeParse(received).data
    const promise = response && waiting.get(response.number)
    if (!promise) return
    waiting.delete(response.number)
    const { outcome } = response
    if ('result' in outcome) promise.resolve(outcome.result)
    else if ('refused' in outcome)
      promise.reject(new FileRefused(outcome.refused.code, outcome.refused.reason))
    else promise.reject(new Error(outcome.failed))
  })
  const run: RunTask = (account, task) => {
    const promise = Promise.withResolvers<unknown>()
    const number = (last += 1)
    waiting.set(number, promise)
    send({ kind: 'decode', number, account, task })
    return promise.promise
  }
  return {
    forAccount: (account) => decodersOf(run, account),
    close: () => {
      for (const { reject } of waiting.values()) reject(new Error('the process is stopping'))
      waiting.clear()
      return Promise.resolve()
    },
  }
}
