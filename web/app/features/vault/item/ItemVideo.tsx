import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'

/** The item's video; without a captured picture a drawn one stands in its place until it plays. */
export function ItemVideo({ title, video }: { title: string; video: VaultItem['videos'][number] }) {
  return (
    <section aria-label="Video" className="mt-6">
      <video
        controls
        preload="metadata"
        poster={video.thumbnailUrl ?? '/images/placeholder.svg'}
        aria-label={`Video of ${title}`}
        className="aspect-video w-full bg-[#14100b]"
      >
        <source src={video.url} type={video.type} />
        <track kind="captions" />
      </video>
    </section>
  )
}
