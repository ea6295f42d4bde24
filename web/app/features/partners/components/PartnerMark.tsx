import { wordsOn } from '@vitrine/contracts/partners/contrast'
import type { Partner } from '@vitrine/contracts/partners/schemas'
import { useCallback, useState } from 'react'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'

interface PartnerMarkProps {
  partner: Pick<Partner, 'source' | 'graphicUrl' | 'bgColor'>
  /** Empty where the name stands beside it. */
  alt: string
  eager?: boolean
}

/** A partner's graphic on its own color. Where it does not load, the name stands there in words. */
export function PartnerMark({
  partner: { source, graphicUrl, bgColor },
  alt,
  eager = false,
}: PartnerMarkProps) {
  const [failed, setFailed] = useState(false)
  // It may have failed before scripts ran.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <span className="partner-mark" style={{ backgroundColor: bgColor, color: wordsOn(bgColor).color }}>
      {failed ? (
        <span aria-hidden={alt === ''}>{source}</span>
      ) : (
        // Marked as replaced already: the words are this picture's fallback, not the drawing for pictures of
        // objects.
        <SiteImage
          ref={look}
          src={graphicUrl}
          alt={alt}
          width="240"
          height="160"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          data-fallback-used=""
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}
