import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { describe, expect, it } from 'vitest'
import { headingIds, sectionsOf } from './sections.ts'

const heading = (text: string, level: 2 | 3 = 2): ContentBlock => ({ type: 'heading', level, text })

describe('the sections of a text', () => {
  it('are its headings of the second level, under an id made of their words', () => {
    expect(
      sectionsOf([heading('Signs to look for'), { type: 'text', html: '<p>a</p>' }, heading('Marks', 3)]),
    ).toEqual([{ id: 'section-signs-to-look-for', title: 'Signs to look for' }])
  })

  it('have an id of their own, also where words repeat or have no Latin letter', () => {
    const ids = [
      ...headingIds([heading('Marks'), heading('Marks'), heading('Marks 1'), heading('青磁')]).values(),
    ]
    expect(ids).toEqual(['section-marks', 'section-marks-1', 'section-marks-1-2', 'section-3'])
  })
})
