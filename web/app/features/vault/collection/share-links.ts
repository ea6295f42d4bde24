interface Shared {
  /** The whole URL of the public page. */
  url: string
  title: string
  /** The whole URL of its picture; null where there is none. */
  picture: string | null
  description: string
}

/** Where a public collection is shared: plain links, none of the networks' own scripts. */
export function shareLinks({ url, title, picture, description }: Shared): { name: string; href: string }[] {
  const linkTo = (base: string, parameters: Record<string, string>) =>
    `${base}?${new URLSearchParams(parameters).toString()}`
  return [
    { name: 'Facebook', href: linkTo('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'X', href: linkTo('https://x.com/intent/post', { url, text: title }) },
    {
      name: 'Pinterest',
      href: linkTo('https://pinterest.com/pin/create/button/', {
        url,
        ...(picture && { media: picture }),
        description: `${title}. ${description}`.slice(0, 500),
      }),
    },
    { name: 'LinkedIn', href: linkTo('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ]
}
