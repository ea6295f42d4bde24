import type { Transport } from '@vitrine/contracts/client'
import { secondsOf, sendPatiently, waitSeconds } from '@vitrine/contracts/send-patiently'
import { useSyncExternalStore } from 'react'

/** Uploads that wait for a busy server now. */
let waiting = 0
const listeners = new Set<() => void>()

function changeBy(uploads: number): void {
  waiting += uploads
  for (const listener of listeners) listener()
}

export function useUploadsWait(): boolean {
  return useSyncExternalStore(subscribe, () => waiting > 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A transport whose uploads are sent again by themselves while the server is busy. Other calls pass. */
export function patientUploads(transport: Transport, wait = waitSeconds): Transport {
  return async (path, init) => {
    if (!isUpload(init)) return await transport(path, init)
    const send = async () => {
      const response = await transport(path, init)
      return { response, status: response.status, retryAfter: secondsOf(response.headers.get('retry-after')) }
    }
    const { response } = await sendPatiently(send, async (seconds) => {
      changeBy(1)
      await wait(seconds, init.signal).finally(() => changeBy(-1))
    })
    return response
  }
}

function isUpload({ body }: RequestInit): boolean {
  return body instanceof FormData || body instanceof Blob
}
