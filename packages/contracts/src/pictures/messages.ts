import { vaultMediaLimits } from '../vault-media/limits.ts'
import { pictureLimits } from './limits.ts'

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
