import type { ComponentProps } from 'react'
import { useSiteFacts } from '../site-facts.ts'
import { assetAddress } from './asset-address.ts'

interface SiteImageProps extends ComponentProps<'img'> {
  src: string
  alt: string
}

/** A picture; one of our own is fetched from the asset host. */
export function SiteImage({ src, alt, ...others }: SiteImageProps) {
  const assetUrl = useSiteFacts()?.assetUrl ?? ''
  return <img src={assetAddress(src, assetUrl)} alt={alt} {...others} />
}
