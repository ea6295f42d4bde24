import {
  vaultMediaMessages as messages,
  vaultMediaLimits as limits,
  videoExtensions,
  videoTypes,
} from '@vitrine/contracts/vault-media/messages'

type Judged = Pick<File, 'name' | 'type' | 'size'>

const isListed = (list: readonly string[], value: string) => list.includes(value)

/** Why these files are not taken as the video; null where the one of them is. */
export function refusedVideo(files: readonly Judged[], isLoaded: boolean): string | null {
  const [file] = files
  if (!file) return null
  if (files.length > limits.videosMax) return messages.videosTooMany
  if (isLoaded) return messages.videoLoaded
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (file.type === '' && extension === '') return messages.videoWithoutType
  if (
    (file.type !== '' && !isListed(videoTypes, file.type)) ||
    (extension !== '' && !isListed(videoExtensions, extension))
  )
    return messages.videoUnsupported
  return file.size > limits.videoBytesMax ? messages.videoTooLarge : null
}
