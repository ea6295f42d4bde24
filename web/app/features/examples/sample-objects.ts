import type { ObjectPicture } from '../../shared/ui/cards/ObjectCard.tsx'

export interface SampleObject {
  id: number
  title: string
  maker: string
  year: number
  price: number
  picture: ObjectPicture
}

const photo = (name: string, alt: string): ObjectPicture => ({ src: `/images/${name}`, alt })

/** Invented objects: these examples must look alike every day. */
export const sampleObjects: readonly SampleObject[] = [
  {
    id: 1,
    title: 'Jasperware vase with dancing hours',
    maker: 'Josiah Wedgwood',
    year: 1785,
    price: 2400,
    picture: photo('placeholder.svg', 'A blue vase with white figures'),
  },
  {
    id: 2,
    title:
      'Sterling silver teapot with an ebony handle, engraved with a crest and the motto of its first owner',
    maker: 'Hester Bateman',
    year: 1783,
    price: 1850,
    picture: { drawing: '/images/placeholder.svg', category: 'Metals' },
  },
  {
    id: 3,
    title: 'Mantel clock',
    maker: 'Seth Thomas',
    year: 1890,
    price: 320.5,
    picture: photo('placeholder.svg', 'A clock of dark wood'),
  },
  {
    id: 4,
    title: 'Carved netsuke of a rabbit',
    maker: 'Unknown maker',
    year: 1850,
    price: 940,
    picture: photo('placeholder.svg', 'A small rabbit of ivory'),
  },
]

export const sampleCategories = [
  { value: 'ceramics', label: 'Ceramics', count: 12_408 },
  { value: 'metals', label: 'Metals', count: 4_477 },
  { value: 'clocks', label: 'Clocks', count: 1 },
  { value: 'toys', label: 'Toys', count: 0 },
]

export const sampleTags = ['Wedding gift', 'For sale', 'Needs repair', 'Insured', 'Kitchen'].map(
  (name, place) => ({ id: place + 1, name }),
)
