import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

export function MessageSent() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status">
      <h1 ref={title} tabIndex={-1} className="text-4xl font-medium tablet:text-5xl">
        Message sent
      </h1>
      <p className="mt-5 font-serif text-xl leading-relaxed text-muted">
        Thank you. A person will read it and reply to your email.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="/dictionary" className="button">
          Browse the dictionary
        </Link>
        <Link to="/about-contact" className="button-plain">
          Write another message
        </Link>
      </p>
    </div>
  )
}
