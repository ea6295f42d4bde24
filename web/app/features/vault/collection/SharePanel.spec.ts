import { expect, it } from 'vitest'
import { shareLinks } from './SharePanel.tsx'

it('D3-023, D3-072: each network gets the public page, by a plain link of its own form', () => {
  const links = shareLinks({
    url: 'https://vitrine.example/app/collection/7',
    title: 'Tea & pots',
    picture: 'https://vitrine.example/api/v1/vault/media/a',
    description: 'From home.',
  })
  expect(links.map(({ name }) => name)).toEqual(['Facebook', 'X', 'Pinterest', 'LinkedIn'])
  const parts = links.map(({ href }) => {
    const { host, pathname, searchParams } = new URL(href)
    return [`${host}${pathname}`, Object.fromEntries(searchParams)]
  })
  const url = 'https://vitrine.example/app/collection/7'
  expect(parts).toEqual([
    ['www.facebook.com/sharer/sharer.php', { u: url }],
    ['x.com/intent/post', { url, text: 'Tea & pots' }],
    [
      'pinterest.com/pin/create/button/',
      { url, media: 'https://vitrine.example/api/v1/vault/media/a', description: 'Tea & pots. From home.' },
    ],
    ['www.linkedin.com/sharing/share-offsite/', { url }],
  ])
})

it('without a picture Pinterest chooses one itself', () => {
  expect(
    shareLinks({
      url: 'https://vitrine.example/app/collection/7',
      title: 'Tea',
      picture: null,
      description: '',
    })[2]?.href,
  ).not.toContain('media=')
})
