import { expect, test } from 'vitest'
import { resources } from '../resources.ts'
import { messages, words } from './words.ts'

test('a saved record is told in its resource’s own word', () => {
  expect(words.translate('resources.partners.notifications.updated')).toBe('Partner saved.')
  expect(words.translate('resources.newsletter-suppressions.notifications.created')).toBe(
    'Suppression created.',
  )
})

test('each resource with forms of its own has such words', () => {
  const withForms = resources.filter(({ create, edit }) => create ?? edit).map(({ name }) => name)
  expect(withForms.filter((name) => !(name in messages.resources))).toEqual([])
})

test('no sentence speaks of elements', () => {
  expect(
    Object.values(messages.ra.notification).filter((sentence) => /element|dataProvider/i.test(sentence)),
  ).toEqual([])
})
