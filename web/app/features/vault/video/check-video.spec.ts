import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import { expect, test } from 'vitest'
import { refusedVideo } from './check-video.ts'
import { videoDiffers } from './video-entry.ts'

const MOST = 150 * 1_048_576
const file = (name: string, type = '', size = 1) => ({ name, type, size })

test.each([
  file('a.mp4', 'video/mp4'),
  file('a.mov', 'video/quicktime'),
  file('a.qt'),
  file('a.webm', 'video/webm'),
  file('a.MP4', '', MOST),
])('D2-133: $name is taken', (given) => {
  expect(refusedVideo([given], false)).toBeNull()
})

test.each([
  ['two files', [file('a.mp4'), file('b.mp4')], false, 'Please upload only one video.'],
  [
    'a second video',
    [file('a.mp4')],
    true,
    'A video is already loaded. Please remove it before uploading another one.',
  ],
  ['no type and no extension', [file('video')], false, 'Video does not have a valid type.'],
  [
    'an avi',
    [file('a.avi', 'video/x-msvideo')],
    false,
    'The video has an unsupported type. Please use one of the following formats: mp4, mov, qt, webm.',
  ],
  [
    'a byte over 150 MB',
    [file('a.mp4', 'video/mp4', MOST + 1)],
    false,
    'Please use a video that is less than 150MB.',
  ],
])('D2-132 to D2-135: %s is refused', (_, files, isLoaded, sentence) => {
  expect(refusedVideo(files, isLoaded)).toBe(sentence)
})

test('D2-139: the upload form’s own default is 12 videos, and an item takes one all the same', () => {
  expect([limits.uploadFormVideosMax, limits.videosMax]).toEqual([12, 1])
  expect(
    refusedVideo(
      Array.from({ length: limits.uploadFormVideosMax }, (_, at) => file(`${at}.mp4`)),
      false,
    ),
  ).toBe('Please upload only one video.')
})

test('D2-111: a save has to do with a video that is new, or gone', () => {
  const stored = { file: null, url: '/v', type: 'video/mp4', thumbnail: null, thumbnailUrl: null }
  expect([
    videoDiffers(null, false),
    videoDiffers(stored, true),
    videoDiffers(null, true),
    videoDiffers({ ...stored, file: new File([], 'a.mp4') }, false),
  ]).toEqual([false, false, true, true])
})
