export interface UploadLimits {
  /** Uploads of one account that are received or wait. */
  filesPerAccount: number
  bytesPerAccount: number
  /** Of all accounts together. */
  bytes: number
}

interface Held {
  files: number
  bytes: number
}

/**
 * What uploads of each account are being received or wait for their turn. When the room for all of them
 * becomes scarce, an account may hold no more than is still free: accounts with the most waiting are refused
 * first, and an account with nothing waiting finds room (dynamic thresholds, as in shared buffers).
 */
export class WaitingUploads {
  private readonly limits: UploadLimits
  private readonly accounts = new Map<string, Held>()
  private bytes = 0

  constructor(limits: UploadLimits) {
    this.limits = limits
  }

  /** Returns what ends the upload; null where the account has to wait. */
  enter(account: string, bytes: number): (() => void) | null {
    const { files, bytes: waiting } = this.accounts.get(account) ?? { files: 0, bytes: 0 }
    const { filesPerAccount, bytesPerAccount } = this.limits
    const mine = waiting + bytes
    if (files >= filesPerAccount || mine > bytesPerAccount || mine > this.limits.bytes - this.bytes)
      return null
    this.change(account, { files: 1, bytes })
    let isOver = false
    return () => {
      if (!isOver) this.change(account, { files: -1, bytes: -bytes })
      isOver = true
    }
  }

  private change(account: string, { files, bytes }: Held): void {
    const held = this.accounts.get(account) ?? { files: 0, bytes: 0 }
    const next = { files: held.files + files, bytes: held.bytes + bytes }
    this.bytes += bytes
    if (next.files > 0) this.accounts.set(account, next)
    else this.accounts.delete(account)
  }
}
