import { SpaceDashboardOutlined } from '@mui/icons-material'
import { expect, test } from 'vitest'
import type { DestinationGroup } from '../layout/navigation.ts'
import { matchingScreens, byFit } from './hits.ts'

const group = (title: string, ...labels: string[]): DestinationGroup => ({
  title,
  destinations: labels.map((label) => ({
    label,
    purpose: `About ${label}`,
    to: `/${label}`,
    icon: SpaceDashboardOutlined,
  })),
})
const groups = [
  group('', 'Home'),
  group('Members', 'Account deletions', 'Vault items', 'Members'),
  group('Operations', 'Outbox', 'Mails', 'Éditions', 'One', 'Two', 'Three'),
]
const labels = (text: string) => matchingScreens(groups, text).map(({ label }) => label)

test('every screen while nothing is typed', () => {
  expect(labels('  ')).toHaveLength(10)
})

test('what begins with the text comes first, then what holds it, or whose group does', () => {
  expect(labels('memb')).toEqual(['Members', 'Account deletions', 'Vault items'])
  expect(labels('item vault')).toEqual(['Vault items'])
})

test('neither case nor accents matter, and no more than five are shown', () => {
  expect(labels('EDITIO')).toEqual(['Éditions'])
  expect(labels('operations')).toHaveLength(5)
  expect(labels('nowhere')).toEqual([])
})

test('what is called so comes first, then what begins so, then what has such a word, then the rest', () => {
  const names = ['Toolbox', 'Alms box', 'Boxwood', 'An old box', 'Böx']
  expect(byFit(names, (name) => name, 'box')).toEqual(['Böx', 'Boxwood', 'Alms box', 'An old box', 'Toolbox'])
})
