interface DraftOfferProps {
  onRestore: () => void
  onDiscard: () => void
}

/** What was typed here before and is not saved: nobody types it twice. */
export function DraftOffer({ onRestore, onDiscard }: DraftOfferProps) {
  return (
    <section
      aria-label="Unsaved text"
      className="mt-6 flex flex-wrap items-center gap-3 border-l-2 border-brass bg-sunken px-4 py-3"
    >
      <p className="grow basis-64">You typed something here that was not saved.</p>
      <button type="button" className="button-plain" onClick={onDiscard}>
        Discard changes
      </button>
      <button type="button" className="button" onClick={onRestore}>
        Bring it back
      </button>
    </section>
  )
}
