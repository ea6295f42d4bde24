import { expect, test } from 'vitest'
import { dictionaryMessages } from './messages.ts'

test('D1-167, D1-174, D1-176, D1-178: the documented sentences, to the character', () => {
  expect(dictionaryMessages).toMatchObject({
    urlNeedsLetters: 'The URL must contain letters also, not only special characters.',
    thumbnailNotAllowed: 'The thumbnail must be a valid HTTPS URL, coming from Vitrine!',
    thumbnailNotReachable: 'The thumbnail could not be accessed! Please make sure the URL is correct!',
    createFailed: 'Something went wrong, please refresh the page.',
    updateFailed: 'Something went wrong while updating article details. Please refresh the page!',
    thumbnailUpdateFailed: 'Something went wrong while updating article thumbnail. Please refresh the page!',
  })
})
