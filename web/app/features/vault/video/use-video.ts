import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { useEffect, useRef, useState } from 'react'
import { roomForChosen } from '../shared/room-for.ts'
import { captureThumbnail } from './capture-thumbnail.ts'
import { refusedVideo } from './check-video.ts'
import { containerOf } from './video-container.ts'
import type { VideoEntry } from './video-entry.ts'

export interface VideoSet {
  video: VideoEntry | null
  put: (video: VideoEntry | null) => void
  choose: (files: readonly File[]) => Promise<void>
  problem: string | null
  dismiss: () => void
}

/** The video of the wizard. */
export function useVideo(initial: VideoEntry | null): VideoSet {
  const [video, setVideo] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  // Pictures and films of this page alone are let go with it.
  const made = useRef<string[]>([])
  useEffect(() => () => made.current.forEach((url) => URL.revokeObjectURL(url)), [])
  const urlOf = (content: Blob) => {
    const url = URL.createObjectURL(content)
    made.current.push(url)
    return url
  }

  async function choose(files: readonly File[]) {
    const refused = refusedVideo(files, video !== null)
    setProblem(refused)
    const [file] = files
    if (refused || !file) return
    const withoutRoom = (await roomForChosen())(file.size)
    setProblem(withoutRoom)
    if (withoutRoom !== null) return
    const container = await containerOf(file)
    if (container !== 'whole')
      return setProblem(container === 'damaged' ? messages.videoDamaged : messages.videoUnsupported)
    const url = urlOf(file)
    setVideo({ file, url, type: file.type, thumbnail: null, thumbnailUrl: null })
    const thumbnail = await captureThumbnail(url)
    // It may have been removed meanwhile.
    if (thumbnail)
      setVideo((now) => (now?.url === url ? { ...now, thumbnail, thumbnailUrl: urlOf(thumbnail) } : now))
  }
  return {
    video,
    problem,
    dismiss: () => setProblem(null),
    choose,
    put: (next) => {
      setProblem(null)
      setVideo(next)
    },
  }
}
