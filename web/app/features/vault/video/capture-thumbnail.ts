import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'

const MOST_WIDTH = 800
const QUALITY = 0.8

/** A picture of a video, taken 100 ms after it has loaded; null where this browser cannot show it. */
export async function captureThumbnail(url: string): Promise<Blob | null> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  const isLoaded = await new Promise<boolean>((resolve) => {
    video.addEventListener('loadeddata', () => resolve(true), { once: true })
    video.addEventListener('error', () => resolve(false), { once: true })
  })
  if (!isLoaded) return null
  await new Promise((resolve) => setTimeout(resolve, limits.thumbnailAfter))
  return await pictureOf(video)
}

function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, MOST_WIDTH / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
