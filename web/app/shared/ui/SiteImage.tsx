import { renditionsOf } from '@vitrine/contracts/media/renditions'
import type { ComponentProps } from 'react'
import { useSiteFacts } from '../site-facts.ts'
import { assetPath } from './asset-path.ts'

interface SiteImageProps extends ComponentProps<'img'> {
  src: string
  alt: string
}

/**
 * A picture; one of our own is fetched from the asset host, and with `sizes` in the width that it is shown
 * in.
 */
export function SiteImage({ src, alt, sizes, ...others }: SiteImageProps) {
  const assetUrl = useSiteFacts()?.assetUrl ?? ''
  const renditions = sizes && renditionsOf(src, (path) => assetPath(path, assetUrl))
  // The sizes first: a browser that reads the others before them would choose twice.
  return (
    <img
      {...(renditions && { sizes, srcSet: renditions })}
      src={assetPath(src, assetUrl)}
      alt={alt}
      {...others}
    />
  )
}
