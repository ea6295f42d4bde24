import { videoExtensions, videoTypes } from '@vitrine/contracts/vault-media/messages'
import { useCallback } from 'react'
import { UploadArea } from '../photos/UploadArea.tsx'
import type { VideoSet } from './use-video.ts'
import { videoShareWords, type VideoShare } from './video-entry.ts'

const isVideo = ({ type }: File) => type.startsWith('video/')
const ACCEPTED = [...videoTypes, ...videoExtensions.map((extension) => `.${extension}`)]

interface VideoAreaProps {
  set: VideoSet
  /** What a save could not do. */
  failed: string | null
  /** Of the upload, while it is on its way. */
  share: VideoShare
  isBusy: boolean
}

/** The video of the item: one at most. */
export function VideoArea({
  set: { video, put, choose, problem, dismiss },
  failed,
  share,
  isBusy,
}: VideoAreaProps) {
  const onFiles = useCallback((files: File[]) => void choose(files), [choose])
  return (
    <UploadArea
      label="Video"
      dropHint="Drop a video here."
      hint="One, at most 150 MB: mp4, mov, qt, webm."
      accepts={ACCEPTED}
      multiple={false}
      choose="Choose a video"
      capture="Record a video"
      problems={failed === null ? [] : [failed]}
      refused={problem === null ? [] : [problem]}
      onRemove={dismiss}
      onFiles={onFiles}
      takesPasted={isVideo}
    >
      {video && (
        <div className="mt-5 max-w-md border border-hairline bg-raised">
          <video
            controls
            preload="metadata"
            src={video.url}
            poster={video.thumbnailUrl ?? undefined}
            aria-label="Your video"
            className="aspect-video w-full bg-[#14100b]"
          >
            <track kind="captions" />
          </video>
          <div className="flex items-center justify-between gap-3 px-3">
            <p role="status" className="text-sm text-muted tabular-nums">
              {share === null ? (video.file?.name ?? 'Your video') : videoShareWords(share)}
            </p>
            <button
              type="button"
              className="min-h-11 px-2 text-sm hover:text-oxblood"
              disabled={isBusy}
              onClick={() => put(null)}
            >
              Remove<span className="sr-only"> the video</span>
            </button>
          </div>
        </div>
      )}
    </UploadArea>
  )
}
