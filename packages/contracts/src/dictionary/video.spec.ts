import { describe, expect, it } from 'vitest'
import { videoOf } from './video.ts'

describe('the video of an address', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])('%s', (address, embedUrl) => {
    expect(videoOf(address)?.embedUrl).toBe(embedUrl)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/',
    'https://vimeo.com/about',
    'https://elsewhere.example/1',
  ])('%s is none', (address) => {
    expect(videoOf(address)).toBeNull()
  })
})
