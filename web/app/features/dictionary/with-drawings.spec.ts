import { expect, test } from 'vitest'
import { withDrawings } from './with-drawings.ts'

test('an entry is told which category its drawing is of; one with a picture, or while categories are not known, is not', () => {
  const [drawn, pictured] = [
    { title: 'Jasperware', thumbnail: '/media/categories/ceramics.webp' },
    { title: 'Imari', thumbnail: '/media/imari.webp' },
  ]
  expect(
    withDrawings([drawn, pictured], [{ title: 'Ceramics', image: '/media/categories/ceramics.webp' }]),
  ).toEqual([{ ...drawn, drawingOf: 'Ceramics' }, pictured])
  expect(withDrawings([drawn], null)).toEqual([drawn])
})
