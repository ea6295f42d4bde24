import { expect, test, vi } from 'vitest'
import { RELOADED_FLAG } from '../../../shared/chunk-loading.ts'
import { readPhoto } from './use-photos.ts'

vi.mock('heic-to/csp', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a HEIC photo whose converter cannot be loaded is taken as it is, and the page is not loaded again', async () => {
  sessionStorage.removeItem(RELOADED_FLAG)
  const file = new File(['\0\0\0\u0018ftypheic'], 'one.heic', { type: 'image/heic' })
  expect(await readPhoto(file, 'new-1')).toMatchObject({
    photo: { name: 'one.heic', content: file, preview: { url: '/images/placeholder.svg' } },
  })
  expect(sessionStorage.getItem(RELOADED_FLAG)).toBeNull()
})
