import type { Transport } from '@vitrine/contracts/client'

/** An XMLHttpRequest whose calls go to an api in memory, as far as uploads use one. */
export function requestsBy(transport: Transport) {
  return class InMemoryRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    private readonly headers = new Headers()
    private given = new Headers()
    private method = ''
    private path = ''

    open(method: string, path: string): void {
      this.method = method
      this.path = path
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value)
    }

    getResponseHeader(name: string): string | null {
      return this.given.get(name)
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }

    send(body: Blob | FormData): void {
      void this.run(body).catch(() => this.dispatchEvent(new Event('error')))
    }

    private async run(body: Blob | FormData): Promise<void> {
      const sent = body instanceof Blob && body.type === 'application/json' ? await body.text() : body
      if (body instanceof Blob)
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: body.size, total: body.size }))
      const response = await transport(this.path, { method: this.method, headers: this.headers, body: sent })
      this.status = response.status
      this.given = response.headers
      this.responseText = await response.text()
      this.dispatchEvent(new Event('load'))
    }
  }
}
