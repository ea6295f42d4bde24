import { preferenceMessages } from '@vitrine/contracts/preferences/messages'
import { describe, expect, test } from 'vitest'
import { assertPreference, preferencesOf } from './preferences.rules.ts'

const isCurrent = { passwordExpired: false }

test('what was never chosen has the documented default', () => {
  expect(preferencesOf([], isCurrent)).toEqual({
    vaultTitle: 'My Vault',
    vaultCollectionsViewType: 'column',
    vaultItemsViewType: 'list',
    vaultCollectionListSort: 'createdDate:desc',
    vaultItemsListSort: 'createdDate:desc',
    vaultTagListSort: 'createdDate:desc',
    dictionarySortingPreference: null,
    passwordExpired: false,
  })
})

test('a stored value that is no longer allowed, or a key that is none any more, counts as never chosen', () => {
  const stored = [
    { key: 'vaultItemsViewType', value: 'spiral' },
    { key: 'gone', value: 'x' },
    { key: 'vaultTitle', value: 'Snuff boxes' },
  ]
  expect(preferencesOf(stored, isCurrent)).toEqual({
    ...preferencesOf([], isCurrent),
    vaultTitle: 'Snuff boxes',
  })
})

describe('a choice', () => {
  test.each([
    ['vaultTitle', '   ', preferenceMessages.vaultTitleBlank],
    ['vaultTitle', 'x'.repeat(81), preferenceMessages.vaultTitleTooLong],
    ['vaultItemsViewType', 'spiral', preferenceMessages.unknownValue],
    ['vaultTagListSort', 'createdDate; DROP TABLE', preferenceMessages.unknownValue],
    ['dictionarySortingPreference', 'price:asc', preferenceMessages.unknownValue],
    ['passwordExpired', 'false', preferenceMessages.unknownKey],
    ['constructor', 'x', preferenceMessages.unknownKey],
  ])('%s: %j is refused', (key, value, errorMessage) => {
    expect(() => assertPreference({ key, value })).toThrow(
      expect.objectContaining({ fieldErrors: [expect.objectContaining({ errorMessage })] }),
    )
  })

  test.each([
    ['vaultTitle', 'Brass & bone'],
    ['vaultItemsListSort', 'title:asc'],
    ['dictionarySortingPreference', 'title:desc'],
  ])('%s: %j is taken', (key, value) => {
    expect(() => assertPreference({ key, value })).not.toThrow()
  })
})
