import { expect, test } from 'vitest'
import { renditionsOf, renditionWidthOf } from './renditions.ts'

test('pictures of our own come in several widths, drawings and strangers as they are', () => {
  expect(renditionsOf('/media/categories/glass.webp')).toBe(
    '/media/categories/glass.webp?width=200 200w, /media/categories/glass.webp?width=400 400w, /media/categories/glass.webp 800w',
  )
  for (const src of [
    '/media/partners/quillon.svg',
    '/images/placeholder.svg',
    'https://images.vitrine.example/a.webp',
    '/media/a.webp?width=200',
    '',
  ])
    expect(renditionsOf(src), src).toBeUndefined()
})

test('only those widths can be asked for', () => {
  expect(['200', '400', '0400', '401', '-1', ''].map(renditionWidthOf)).toEqual([
    200,
    400,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
