import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { formatPercent } from '../../../shared/format/numbers.ts'

/** How much of a video has left; 'waiting' while the server is busy; null while nothing is sent. */
export type VideoShare = number | 'waiting' | null

export function videoShareWords(share: number | 'waiting'): string {
  return share === 'waiting' ? WAITING_WORDS : `Uploading the video, ${formatPercent(share)}`
}
