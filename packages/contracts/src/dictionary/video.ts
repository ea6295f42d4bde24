/** A video of one of the two hosts that the pages of texts may frame. */
export interface Video {
  host: 'YouTube' | 'Vimeo'
  /** Shown in a frame. */
  embedUrl: string
}

/** What pages of texts may frame. */
export const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/

/** The video of a page's address; null where it is no https address of a video. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:') return null
  if (hostname === 'youtu.be') return youtube(pathname.slice(1))
  if (YOUTUBE.test(hostname))
    return youtube(
      pathname === '/watch' ? searchParams.get('v') : /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1],
    )
  if (['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname))
    return vimeo(/^\/(?:video\/)?(\d{1,12})(?:\/|$)/.exec(pathname)?.[1])
  return null
}

function youtube(id: string | null | undefined): Video | null {
  return id && /^[\w-]{6,20}$/.test(id)
    ? { host: 'YouTube', embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
    : null
}

function vimeo(id: string | undefined): Video | null {
  return id ? { host: 'Vimeo', embedUrl: `https://player.vimeo.com/video/${id}?dnt=1` } : null
}
