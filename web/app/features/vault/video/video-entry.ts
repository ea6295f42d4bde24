import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { formatPercent } from '../../../shared/format/numbers.ts'

/** The one video of the wizard. */
export interface VideoEntry {
  /** Null for the video that is stored. */
  file: File | null
  url: string
  type: string
  thumbnail: Blob | null
  thumbnailUrl: string | null
  /** By the server, for what it is: the same file is refused again. */
  isRefused?: true
}

export function storedVideo([video]: VaultItem['videos']): VideoEntry | null {
  return video
    ? { file: null, url: video.url, type: video.type, thumbnail: null, thumbnailUrl: video.thumbnailUrl }
    : null
}

/** Whether a save has a video to send, or one to delete. */
export function videoDiffers(video: VideoEntry | null, hadVideo: boolean): boolean {
  return video ? video.file !== null : hadVideo
}

/** How much of a video has left; 'waiting' while the server is busy; null while nothing is sent. */
export type VideoShare = number | 'waiting' | null

export function videoShareWords(share: number | 'waiting'): string {
  return share === 'waiting' ? WAITING_WORDS : `Uploading the video, ${formatPercent(share)}`
}
