import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { expect, test } from 'vitest'
import { acceptedPhotos, admitPhotos, isConverted, type PhotoFile } from './admit-photos.ts'

const photo = (more: Partial<PhotoFile> = {}): PhotoFile => ({
  name: 'vase.jpg',
  type: 'image/jpeg',
  size: 5,
  ...more,
})

test('what is no photo, too large or empty is left out with its sentence, and the others are taken', () => {
  const heic = photo({ name: 'IMG_1.HEIC', type: '' })
  const { admitted, refusals } = admitPhotos(
    [
      photo(),
      heic,
      photo({ name: 'drawing.svg', type: 'image/svg+xml' }),
      photo({ name: 'scan', type: '' }),
      photo({ size: 12_582_913 }),
      photo({ size: 0 }),
    ],
    0,
  )
  expect(admitted).toEqual([photo(), heic])
  expect(refusals).toEqual([
    'drawing.svg: Photo is not in a supported format. Please use one of the following formats: jpg, jpeg, bmp, gif, png, heic, heif',
    messages.imageWithoutType,
    'vase.jpg: Please use an image that is less than 12MB.',
    'vase.jpg: Please use an image that is more than 1B.',
  ])
})

test('an item has 12 photos at most: the first are taken, and a full one takes none', () => {
  expect(admitPhotos([photo({ name: 'a.png', type: 'image/png' }), photo()], 11)).toEqual({
    admitted: [photo({ name: 'a.png', type: 'image/png' })],
    refusals: [messages.imagesTooMany],
  })
  expect(admitPhotos([photo()], 12)).toEqual({ admitted: [], refusals: [messages.imagesFull] })
})

test('WebP and AVIF are offered, and become JPEG, by their type or else by their name', () => {
  const webp = photo({ name: 'vase.webp', type: 'image/webp' })
  const avif = photo({ name: 'vase.AVIF', type: '' })
  expect(admitPhotos([webp, avif], 0)).toEqual({ admitted: [webp, avif], refusals: [] })
  expect([webp, avif, photo()].map(isConverted)).toEqual([true, true, false])
  expect(acceptedPhotos).toContain('.webp')
})
