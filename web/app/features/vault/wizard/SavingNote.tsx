import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { formatPercent } from '../../../shared/format/numbers.ts'
import type { Photo } from '../photos/photo.ts'
import type { VideoShare } from '../video/video-entry.ts'

/** How far a save has come, by what has really left. */
export function SavingNote({ photos, videoShare }: { photos: readonly Photo[]; videoShare: VideoShare }) {
  const isWaiting = videoShare === 'waiting' || photos.some(({ upload }) => upload.kind === 'waiting')
  const place = photos.findIndex(({ upload }) => upload.kind === 'sending')
  const upload = photos[place]?.upload
  const share =
    upload?.kind === 'sending' && upload.total > 0 ? upload.sent / upload.total : shareOf(videoShare)
  return (
    <div role="status" className="border-l-2 border-brass bg-sunken px-4 py-3">
      <p className="tabular-nums">
        {isWaiting ? WAITING_WORDS : wordsOf(place, photos.length, videoShare)}
        {share !== null && `, ${formatPercent(share)}`}
      </p>
      {share !== null && (
        <div className="mt-2 h-1 bg-hairline" aria-hidden="true">
          <div className="h-full bg-brass" style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  )
}

function shareOf(share: VideoShare): number | null {
  return share === 'waiting' ? null : share
}

function wordsOf(place: number, photos: number, videoShare: VideoShare): string {
  if (place >= 0) return `Uploading photo ${place + 1} of ${photos}`
  return videoShare === null ? 'Saving your item…' : 'Uploading the video'
}
