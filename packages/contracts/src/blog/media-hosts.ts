/**
 * Where a media post may lead: sites of videos and podcasts. Theirs are links, and nothing of theirs runs on
 * our pages.
 */
export const mediaHosts = [
  'www.youtube.com',
  'youtu.be',
  'vimeo.com',
  'open.spotify.com',
  'podcasts.apple.com',
  'soundcloud.com',
  'archive.org',
  'commons.wikimedia.org',
] as const

export function isMediaLink(link: string): boolean {
  if (/[\s\\<>"'\p{Cc}]/u.test(link) || !URL.canParse(link)) return false
  const { protocol, hostname, port, username, password } = new URL(link)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    mediaHosts.some((host) => host === hostname)
  )
}
