import { areas } from '@vitrine/contracts/areas'
import { expect, test } from 'vitest'
import { navigation } from './layout/navigation.ts'
import { resources } from './resources.ts'

/** Pages of their own, outside of react-admin's resources, and what only shows or hides a part of one. */
const ownPages = ['articleEditor', 'staff']

const stated = areas.flatMap((area) => ('console' in area ? Object.keys(area.console) : []))

test('each resource of the areas’ manifests has its screens, and no other has', () => {
  expect(resources.map(({ name }) => name).toSorted()).toEqual(
    stated.filter((name) => !ownPages.includes(name)).toSorted(),
  )
})

test('each resource with a list stands in the menu once, and no other does', () => {
  const listed = resources.filter(({ list }) => list).map(({ name }) => name)
  expect(
    navigation
      .flatMap(({ destinations }) => destinations.flatMap(({ resource }) => resource ?? []))
      .toSorted(),
  ).toEqual(listed.toSorted())
})
