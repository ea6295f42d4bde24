import { expect, test } from 'vitest'
import { dictionaryMessages } from './messages.ts'
import { authorInputSchema } from './schemas.ts'

test.each([
  'http://images.vitrine.example/ada.webp',
  'data:image/png;base64,AAAA',
  '//images.vitrine.example/ada.webp',
])('a photo at %s is refused as a photo, and not as a thumbnail', (photo) => {
  const { error } = authorInputSchema.safeParse({ lastName: 'Okonkwo', url: 'ada-okonkwo', photo })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['photo'], dictionaryMessages.photoNotAllowed],
  ])
})
