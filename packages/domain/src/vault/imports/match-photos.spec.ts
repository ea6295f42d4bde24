import { describe, expect, it } from 'vitest'
import { matchPhotos, type PhotoRow } from './match-photos.ts'

const match = (names: readonly string[], rows: readonly Partial<PhotoRow>[]) => {
  const { photos, missing } = matchPhotos(
    names.map((name, place) => ({ place, name })),
    rows.map((row, place) => ({ place, photos: [], number: '', ...row })),
  )
  return {
    missing,
    photos: photos.map(({ place, rows: found, isAmbiguous }) => [names[place], found, isAmbiguous]),
  }
}

describe('photos of a ZIP', () => {
  it('belong to the rows that name them, in any folder, capitals and form of letters', () => {
    expect(
      match(
        ['a/Vase.JPG', 'a/fl\u00e4che.png', 'IMG_42.jpeg'],
        [{ photos: ['vase.jpg'] }, { photos: ['fla\u0308che.png', 'IMG 42', 'gone.jpg'] }],
      ),
    ).toEqual({
      photos: [
        ['a/Vase.JPG', [0], false],
        ['a/fl\u00e4che.png', [1], false],
        ['IMG_42.jpeg', [1], false],
      ],
      missing: [{ row: 1, name: 'gone.jpg' }],
    })
  })

  it.each([
    ['2026.014.jpg', '2026.014'],
    ['2026.014a.jpg', '2026.014'],
    ['2026.014-1.jpg', '2026.014'],
    ['2026.014_b.JPG', '2026.014'],
    ['2026.014 (2).jpg', '2026.014'],
    ['1987-12 (3).jpg', '1987/12'],
  ])('%s belongs to the number %s', (name, number) => {
    expect(match([name], [{ number: '2026.01' }, { number }]).photos).toEqual([[name, [1], false]])
  })

  it('with several rows, and several with one name, are ambiguous; others have no row', () => {
    expect(
      match(
        ['2026.014-1.jpg', 'a/1.jpg', 'b/1.jpg', 'other.jpg', '2026.0141.jpg'],
        [{ number: '2026.014' }, { number: '2026.014-1' }, { photos: ['1.jpg'] }],
      ).photos,
    ).toEqual([
      ['2026.014-1.jpg', [1, 0], false],
      ['a/1.jpg', [2], true],
      ['b/1.jpg', [2], true],
      ['other.jpg', [], false],
      ['2026.0141.jpg', [], false],
    ])
  })

  it('that a row names belong to no number', () => {
    expect(match(['7.jpg'], [{ number: '7' }, { photos: ['7.jpg'] }]).photos).toEqual([['7.jpg', [1], false]])
  })
})
