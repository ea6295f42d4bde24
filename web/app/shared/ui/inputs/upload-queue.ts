import { CallFailed } from '@vitrine/contracts/client'

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string }
  /** Never sent, because of what it is: the same file is refused again. */
  | { kind: 'refused'; reason: string }

export interface Upload<Result> {
  id: number
  file: File
  state: UploadState
  result?: Result
}

export interface UploadQueueOptions<Result> {
  /** Sends one file. A failure's message is shown to the member. */
  send: (
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
  ) => Promise<Result>
  /** Why a file is not taken, or null, judged before anything is sent: `refuseFiles` for size and kind. */
  refuse?: (file: File) => string | null
  /** Files on their way at once: more would only share one line. */
  concurrency?: number
}

/**
 * Files on their way to the server, a few at a time. Each can be taken out while it waits or is sent, and
 * tried again when it failed; one that fails holds up no other.
 */
export class UploadQueue<Result> {
  private uploads: readonly Upload<Result>[] = []
  private readonly listeners = new Set<() => void>()
  private readonly aborts = new Map<number, AbortController>()
  private nextId = 1

  constructor(private readonly options: UploadQueueOptions<Result>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): readonly Upload<Result>[] => this.uploads

  add(files: Iterable<File>): void {
    const added = [...files].map((file): Upload<Result> => {
      const reason = this.options.refuse?.(file) ?? null
      return {
        id: this.nextId++,
        file,
        state: reason === null ? { kind: 'waiting' } : { kind: 'refused', reason },
      }
    })
    this.replace([...this.uploads, ...added])
    this.begin()
  }

  retry(id: number): void {
    const upload = this.uploads.find((each) => each.id === id)
    if (upload?.state.kind !== 'failed') return
    this.change(id, { state: { kind: 'waiting' } })
    this.begin()
  }

  remove(id: number): void {
    this.aborts.get(id)?.abort()
    this.replace(this.uploads.filter((upload) => upload.id !== id))
  }

  private begin(): void {
    while (this.aborts.size < (this.options.concurrency ?? 3)) {
      const next = this.uploads.find(({ state }) => state.kind === 'waiting')
      if (!next) return
      void this.send(next)
    }
  }

  private async send({ id, file }: Upload<Result>): Promise<void> {
    const abort = new AbortController()
    this.aborts.set(id, abort)
    this.change(id, { state: { kind: 'sending', sent: 0, total: file.size } })
    try {
      const result = await this.options.send(file, {
        signal: abort.signal,
        onProgress: (sent, total) => this.change(id, { state: { kind: 'sending', sent, total } }),
      })
      this.change(id, { state: { kind: 'done' }, result })
    } catch (error) {
      // What was taken out is not in the list any more, and nothing is said of it.
      this.change(id, {
        state: {
          kind: isForGood(error) ? 'refused' : 'failed',
          reason: error instanceof Error ? error.message : String(error),
        },
      })
    } finally {
      this.aborts.delete(id)
      this.begin()
    }
  }

  private change(id: number, change: Partial<Upload<Result>>): void {
    this.replace(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  private replace(uploads: readonly Upload<Result>[]): void {
    this.uploads = uploads
    for (const listener of this.listeners) listener()
  }
}

/** Too large, or of a kind that the api does not take: the same file is refused again. */
function isForGood(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 413 || error.status === 415)
}
