export interface UploadLimits {
  /** Uploads of one account that are received or wait. */
  filesPerAccount: number
  /** As their senders state them. */
  bytesPerAccount: number
  /** Received bytes of all accounts together. */
  bytes: number
  /** What an upload holds of `bytes` before anything has arrived. */
  reservedBytes: number
}

/** An upload that was let in. */
export interface WaitingUpload {
  /** Counts bytes that have arrived. Returns false where there is no room left for them. */
  receive(bytes: number): boolean
  end(): void
}

interface Held {
  files: number
  statedBytes: number
  heldBytes: number
}

const nothing: Held = { files: 0, statedBytes: 0, heldBytes: 0 }

/**
 * What uploads of each account are being received or wait for their turn. An upload holds what has arrived of
 * it, and a small reservation before: a connection that sends nothing takes no room from others. When the
 * room for all becomes scarce, an account may hold no more than stays free: accounts with the most waiting
 * are refused first, and an account with nothing waiting finds room (dynamic thresholds, as in shared
 * buffers).
 */
export class WaitingUploads {
  private readonly limits: UploadLimits
  private readonly accounts = new Map<string, Held>()
  private heldBytes = 0

  constructor(limits: UploadLimits) {
    this.limits = limits
  }

  /** Returns null where the account has to wait. */
  enter(account: string, statedBytes: number): WaitingUpload | null {
    const held = this.accounts.get(account) ?? nothing
    const isOverOwn =
      held.files >= this.limits.filesPerAccount ||
      held.statedBytes + statedBytes > this.limits.bytesPerAccount
    if (isOverOwn || !this.hasRoom(account, statedBytes)) return null
    let heldBytes = Math.min(statedBytes, this.limits.reservedBytes)
    let receivedBytes = 0
    let isOver = false
    this.change(account, { files: 1, statedBytes, heldBytes })
    return {
      receive: (bytes) => {
        receivedBytes += bytes
        const more = receivedBytes - heldBytes
        if (isOver || more <= 0) return true
        if (!this.hasRoom(account, more)) return false
        heldBytes = receivedBytes
        this.change(account, { files: 0, statedBytes: 0, heldBytes: more })
        return true
      },
      end: () => {
        if (!isOver) this.change(account, { files: -1, statedBytes: -statedBytes, heldBytes: -heldBytes })
        isOver = true
      },
    }
  }

  /** Whether as much stays free as the account then holds. */
  private hasRoom(account: string, more: number): boolean {
    const { heldBytes } = this.accounts.get(account) ?? nothing
    return heldBytes + more <= this.limits.bytes - this.heldBytes - more
  }

  private change(account: string, by: Held): void {
    const held = this.accounts.get(account) ?? nothing
    const next: Held = {
      files: held.files + by.files,
      statedBytes: held.statedBytes + by.statedBytes,
      heldBytes: held.heldBytes + by.heldBytes,
    }
    this.heldBytes += by.heldBytes
    if (next.files > 0) this.accounts.set(account, next)
    else this.accounts.delete(account)
  }
}
