import { vaultMediaLimits } from '../vault-media/messages.ts'

export const pictureLimits = {
  /** Of a picture on another host, when it is looked at. */
  fetchedBytesMax: 10 * 1024 * 1024,
  /** Milliseconds from the question for its host to its last byte. */
  fetchMs: 10_000,
  /** Looked at together. */
  atOnce: 4,
  /** Pictures of other hosts that one save may add. */
  addedMax: 20,
} as const

/** What is wrong with a picture that a URL leads to. */
export type PictureFault =
  | 'not-allowed'
  | 'unreachable'
  | 'not-stored'
  | 'too-large'
  | 'no-picture'
  | 'too-many'

/** Sentences for a picture that the server could not find good; an area has its own for `not-allowed`. */
export const pictureMessages: Record<Exclude<PictureFault, 'not-allowed'>, string> = {
  unreachable: 'The picture could not be accessed. Please check the URL: it must lead to the picture itself.',
  'not-stored': 'We have no picture of our own at this path.',
  'too-large': `The picture is larger than ${pictureLimits.fetchedBytesMax / 1024 / 1024} MB, or has more than ${vaultMediaLimits.imageSideMax.toLocaleString('en-US')} pixels on one side.`,
  'no-picture': 'The URL does not lead to a JPEG, PNG, GIF or WebP picture.',
  'too-many': `Please add at most ${pictureLimits.addedMax} pictures from other sites at a time.`,
}

/** Of a URL that no picture of a text may have. */
export const pictureNotAllowed =
  'A picture must be an https URL on one of our image hosts, or one of our own pictures.'

/** Whoever is refused learns from where a picture is taken. */
export function withImageHosts(message: string, allowedHosts: readonly string[]): string {
  return `${message} ${allowedHosts.length > 0 ? `Image hosts: ${allowedHosts.join(', ')}.` : 'No image host is set up.'}`
}
