import { expect, test } from 'vitest'
import { lostFilesWords } from './LostFiles.tsx'

test('three files that were lost are named, and the others counted', () => {
  expect(lostFilesWords(['lid.jpg'])).toBe('Files are lost when the page closes. Please add again: lid.jpg.')
  expect(lostFilesWords(['lid.jpg', 'base.jpg', 'an edited photo', 'mark.jpg', 'clip.mp4'])).toBe(
    'Files are lost when the page closes. Please add again: lid.jpg, base.jpg, an edited photo and 2 more.',
  )
})
