import { describe, expect, it } from 'vitest'
import { listPictures } from './item-picture.ts'

const drawings = { Glass: '/media/categories/glass.svg', Metals: '/media/categories/metals.svg' }
const item = (category: string, thumbnail = '') => ({ title: 'Jug', category, thumbnail })
const glass = { drawing: drawings.Glass, category: 'Glass' }

describe('the pictures of a list', () => {
  it('are none where all would be one drawing', () => {
    expect(listPictures([item('Glass'), item('Glass')], drawings)).toEqual([null, null])
  })

  it('stay where drawings differ, or one item has a photo of its own', () => {
    expect(listPictures([item('Glass'), item('Metals')], drawings)).toEqual([
      glass,
      { drawing: drawings.Metals, category: 'Metals' },
    ])
    expect(listPictures([item('Glass'), item('Glass', '/media/jug.webp')], drawings)).toEqual([
      glass,
      { src: '/media/jug.webp', alt: 'Jug' },
    ])
  })

  it('are an empty pedestal for items of no category, beside others', () => {
    expect(listPictures([item(''), item('Glass')], drawings)).toEqual([
      { drawing: '/images/placeholder.svg', category: '' },
      glass,
    ])
  })

  it('stay with a single item', () => {
    expect(listPictures([item('Glass')], drawings)).toEqual([glass])
  })
})
