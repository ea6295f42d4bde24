import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { expect, test } from 'vitest'
import { consolePageView } from './PageViews.tsx'

const screens = [
  { to: '/oms/index', label: 'Home' },
  { to: '/app/oms/members', label: 'Members' },
]

test.each([
  ['/oms/index', '/oms/index', 'Home'],
  ['/app/oms/members/', '/app/oms/members', 'Members'],
  ['/app/oms/members/7/show', '/app/oms/members/…', 'Members'],
  ['/oryEditor/celadon', '/oryEditor/…', 'Editor'],
  ['/app/oms/nowhere/7', '/app/oms/nowhere', PRODUCT_NAME],
])('%s is told as %s, %s', (pathname, path, title) => {
  expect(consolePageView(pathname, screens)).toEqual({ event: 'pageView', path, title })
})
