import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'

interface PreviewFrameProps {
  path: string
  /** In CSS pixels of the page that is shown; where there is less room it is shown smaller. */
  width: number
  title: string
}

/** A page of the site in a frame of its own width, so that its own breakpoints decide. */
export function PreviewFrame({ path, width, title }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const scale = room === null ? 1 : Math.min(1, room / width)
  return (
    <Box ref={place} sx={{ width: '100%' }}>
      {room !== null && (
        <Box
          style={{ width: width * scale }}
          sx={{
            height: 'calc(100vh - 14rem)',
            minHeight: '24rem',
            mx: 'auto',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            boxSizing: 'content-box',
          }}
        >
          {/* Nothing in it leads the editor away, and what opens a tab of its own does. */}
          <iframe
            src={path}
            title={title}
            sandbox="allow-same-origin allow-scripts allow-popups"
            style={{
              width,
              height: `${100 / scale}%`,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              display: 'block',
            }}
          />
        </Box>
      )}
    </Box>
  )
}
